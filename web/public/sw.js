// Opens the portal where its pages cannot be fetched: without a connection, or while the function that renders them fails
// (docs/decisions/016). All other requests are left to the browser.
const cacheName = 'dsp-shell'
const page = '/app.html'
const shell = [page, '/first.js']

const isScreen = (path) => !/^\/(api|assets|inbox|locked|originals|__)(\/|$)|\./.test(path)
const cacheShell = () => caches.open(cacheName).then((cache) => cache.addAll(shell))

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(cacheShell())
})

addEventListener('activate', (event) => {
  // The page is requested while the worker starts, not after it.
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]))
})

addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate' && isScreen(pathname)) event.respondWith(open(event))
  else if (pathname === '/first.js')
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname)))
})

async function open(event) {
  const rendered = await (async () => (await event.preloadResponse) ?? fetch(event.request))().catch(
    () => null,
  )
  if (rendered && rendered.status < 500) {
    // The cached shell is then of the release whose files the browser has.
    event.waitUntil(cacheShell().catch(() => {}))
    return rendered
  }
  const plain = await fetch(page).catch(() => null)
  return (plain?.ok ? plain : await caches.match(page)) ?? rendered ?? Response.error()
}
