// Runs before the first paint, so that nobody sees the wrong theme flash by. The stored choice wins over the system's.
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('dsp-theme')
  } catch {
    // Storage can be forbidden; the system's choice then stands.
  }
  const dark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'true'
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
