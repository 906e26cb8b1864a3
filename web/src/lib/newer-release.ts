/** Kept in the tab: the release that it has left. */
const key = 'dsp-left-release'

/** The release that this page runs, by the name of its last script: the one that names all other files. */
export function release(): string {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')
  return new URL([...scripts].at(-1)?.src ?? location.href).pathname
}

/** Whether a newer release has replaced the files that this page still asks for; false without a connection. */
export async function isReplaced(): Promise<boolean> {
  try {
    const page = await fetch('/app.html', { cache: 'no-cache' })
    return page.ok && !(await page.text()).includes(release())
  } catch {
    return false
  }
}

/**
 * Loads the page again. A tab leaves a release once and never without noting it, so that nothing reloads in a circle: where it
 * has, this resolves and nothing happens.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (sessionStorage[key] === release()) return
    sessionStorage[key] = release()
  } catch {
    return
  }
  location.reload()
  await new Promise(() => {}) // nothing is shown of a page that goes away
}

/** Whether a form holds what somebody typed, which a reload would lose. */
export function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form input, form textarea',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
