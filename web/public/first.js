// Runs before the first paint, so that neither the wrong theme nor a page before its welcome flashes.
;(() => {
  const { dataset } = document.documentElement
  const prefers = (what) => matchMedia(`(prefers-${what})`).matches
  let dark = prefers('color-scheme: dark')
  try {
    // The stored choice wins over the system's.
    dark = (localStorage.getItem('dsp-theme') ?? String(dark)) === 'true'
    // A member's photo takes less of the header than "Sign in".
    if ([localStorage, sessionStorage].some((store) => store['dsp-login-status'] === 'true'))
      dataset.member = ''
    // Once per browser session, and not for who asked for less motion (shell/splash.tsx).
    if (sessionStorage.getItem('dsp-welcomed') === null && !prefers('reduced-motion: reduce')) {
      sessionStorage.setItem('dsp-welcomed', 'true')
      dataset.welcome = ''
    }
  } catch {
    // Storage can be forbidden: then the system's theme is used, and the welcome is never shown.
  }
  dataset.theme = dark ? 'dark' : 'light'
})()

// A server-rendered button may be pressed before the app is loaded: the clicks are queued and replayed.
;(() => {
  const pressed = []
  const queueClick = (event) => {
    const button = document.getElementById('served') && event.target.closest('#root button')
    if (!button) return
    event.stopImmediatePropagation()
    pressed.push(button)
  }
  addEventListener('click', queueClick, true)
  const replay = () => {
    removeEventListener('click', queueClick, true)
    for (const button of pressed) button.click()
  }
  addEventListener('app-ready', replay, { once: true })
})()

// What pictures are cropped around (ui/focus.ts): the policy forbids a style attribute that would say so.
addEventListener('DOMContentLoaded', () => {
  for (const { style, dataset } of document.querySelectorAll('[data-focus]'))
    style.objectPosition = dataset.focus
})

// A page without its code can only be read: says so (index.html), with a button to reload. The same in a browser that is older
// than the supported ones (package.json), which lacks one of these two features.
addEventListener('error', ({ target }) => target.type === 'module' && sayFailed(), true)
if (!([].toSorted && CSS.registerProperty)) addEventListener('DOMContentLoaded', () => sayFailed(true))

function sayFailed(isOld) {
  const failed = document.getElementById('failed')
  failed.hidden = false
  failed.lastElementChild.onclick = () => location.reload()
  if (isOld) failed.textContent = failed.dataset.tooOld
}
// The app's code waits for the server-rendered content, which has the bandwidth until it is painted, with its first pictures.
// On a slow network the code is prefetched with low priority as soon as the page is parsed. In a background tab, where nothing
// is painted, the code is loaded soon after the page.
;(() => {
  const { src } = document.currentScript
  /** Milliseconds for a file from which a network is slow. */
  const long = 400
  const painted = new Promise((resolve) => {
    // A small page is loaded before it is painted.
    addEventListener('load', () => setTimeout(resolve, 1000))
    // Not with the first paint, which may be of a background alone.
    const onPaint = (entries) => entries.getEntriesByName('first-contentful-paint').length > 0 && resolve()
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
  })
  addEventListener('DOMContentLoaded', async () => {
    const code = document.getElementById('code')
    if (!code) return
    const parts = document.importNode(code.content, true)
    if (performance.getEntriesByName(src)[0]?.duration > long)
      for (const hint of parts.querySelectorAll('link')) {
        hint.fetchPriority = 'low'
        document.head.append(hint)
      }
    await painted
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
    const seen = Promise.allSettled(pictures.map((picture) => picture.decode()))
    await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, 1000))])
    document.head.append(parts)
    code.remove()
  })
})()

// Without a connection, or while the server fails, the portal opens from the cache of `sw.js`. Registered last of all.
addEventListener('app-ready', () => setTimeout(() => navigator.serviceWorker?.register('/sw.js'), 2000), {
  once: true,
})
