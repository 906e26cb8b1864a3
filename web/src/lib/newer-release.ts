/** Kept in the tab: the release that it has left. */
const key = 'dsp-left-release'

/** The release that this page runs, by the name of its first file. */
const release = new URL(import.meta.url).pathname

/**
 * Goes over to a newer release, where one has replaced the files that this page still asks for. A tab leaves a release once
 * and never without noting it, so that nothing reloads in a circle. Resolves where there is no newer one, or no connection.
 */
export async function enterNewerRelease(): Promise<void> {
  try {
    const page = await fetch('/app.html')
    if (!page.ok || (await page.text()).includes(release) || sessionStorage[key] === release) return
    sessionStorage[key] = release
  } catch {
    return
  }
  location.reload()
  await new Promise(() => {}) // nothing is shown of a page that goes away
}
