// Runs before the first paint, so that nobody sees the wrong theme, or a page ahead of its welcome, flash by.
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
    // Once per browser session, and not for who asked for less motion (features/site/splash.tsx).
    if (sessionStorage.getItem('dsp-welcomed') === null && !prefers('reduced-motion: reduce')) {
      sessionStorage.setItem('dsp-welcomed', 'true')
      dataset.welcome = ''
    }
  } catch {
    // Storage can be forbidden; the system's choice then stands, and nobody is welcomed again and again.
  }
  dataset.theme = dark ? 'dark' : 'light'
})()

// A button that the server drew may be pressed before the app is there: the app hears of it as soon as it is.
;(() => {
  const pressed = []
  const keep = (event) => {
    const button = document.getElementById('served') && event.target.closest('#root button')
    if (!button) return
    event.stopImmediatePropagation()
    pressed.push(button)
  }
  addEventListener('click', keep, true)
  const handOver = () => {
    removeEventListener('click', keep, true)
    for (const button of pressed) button.click()
  }
  addEventListener('app-ready', handOver, { once: true })
})()

// Without its code a page can be read and nothing more: says so (index.html), with a way on. So it does in a browser that is older
// than those that are served (package.json): the one or the other is missing there.
addEventListener('error', ({ target }) => target.type === 'module' && sayFailed(), true)
if (!([].toSorted && CSS.registerProperty)) addEventListener('DOMContentLoaded', () => sayFailed(true))

function sayFailed(isOld) {
  const failed = document.getElementById('failed')
  failed.hidden = false
  failed.lastElementChild.onclick = () => location.reload()
  if (isOld) failed.textContent = failed.dataset.tooOld
}
// The app's code waits for the content that the server drew: the line is the content's until it is seen, with the pictures
// it opens with. Where a file is long on its way, it is asked for as soon as the page is read: it arrives after the content all
// the same. Where nothing is painted, in a tab behind others, the code comes soon after the page is loaded.
;(() => {
  const { src } = document.currentScript
  /** Milliseconds; the content needs no longer, once the page is read. */
  const long = 400
  const painted = new Promise((resolve) => {
    // A small page is loaded before it is painted.
    addEventListener('load', () => setTimeout(resolve, 1000))
    // Not with the first paint, which may be of a background alone.
    const hear = (entries) => entries.getEntriesByName('first-contentful-paint').length > 0 && resolve()
    new PerformanceObserver(hear).observe({ type: 'paint', buffered: true })
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

// Without a connection, or while our server has no page, the portal opens from what `sw.js` has kept. Fetched last of all.
addEventListener('app-ready', () => setTimeout(() => navigator.serviceWorker?.register('/sw.js'), 2000), {
  once: true,
})
