// Opens the portal where its pages cannot be had: without a connection, or while the function that draws them is away
// (docs/decisions/016). Everything else goes its way as if this were not here.
const kept = 'dsp-shell'
const page = '/app.html'
const shell = [page, '/first.js']

const isScreen = (path) => !/^\/(api|assets|inbox|locked|originals|__)(\/|$)|\./.test(path)
const keep = () => caches.open(kept).then((cache) => cache.addAll(shell))

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(keep())
})

addEventListener('activate', (event) => {
  // The page is asked for while this is being started, not after it.
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]))
})

addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate' && isScreen(pathname)) event.respondWith(open(event))
  else if (pathname === '/first.js')
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname)))
})

async function open(event) {
  const drawn = await (async () => (await event.preloadResponse) ?? fetch(event.request))().catch(() => null)
  if (drawn && drawn.status < 500) {
    // What is opened without a connection is then of the release whose files the browser has.
    event.waitUntil(keep().catch(() => {}))
    return drawn
  }
  const plain = await fetch(page).catch(() => null)
  return (plain?.ok ? plain : await caches.match(page)) ?? drawn ?? Response.error()
}
