import { ApiFailure, noConnection } from './api-failure.ts'
import { holdsTypedText, isReplaced, reloadOnce } from './newer-release.ts'

/** Milliseconds before the second try to fetch a file, where the browser has a connection; the third waits twice as long. */
const pause = 300

/** Files that are there, or on their way. */
const arrivals = new Map<string, Promise<void>>()

/** A newer release has replaced what this page asks for, and the page cannot be reloaded without asking. */
const replaced = () =>
  new ApiFailure(
    'replaced',
    'There is a newer version of the portal. Please keep a copy of what you typed and reload the page.',
    'New Version',
  )

export function isReplacement(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'replaced'
}

/**
 * Loads code that comes late: what the build makes of every `import()` (vite.config.ts). A module is imported once its
 * files have arrived in the browser's cache, since a browser never fetches one again that it failed to (HTML, "module
 * map"), nor what imports it; and the same module under another address would be there twice, with a state of its own.
 * @param files of the module and of all that it imports, but for the scripts that every page names
 * @throws ApiFailure where they cannot be fetched: `offline`, or `replaced` by a newer release
 */
export async function loadLate<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => arrival(`/${file}`)))
    return await load().catch((error) =>
      isFetchFailure(error) ? loadAgain(load, files) : Promise.reject(error),
    )
  } catch (error) {
    if (!(error instanceof ApiFailure) || !(await isReplaced())) throw error
    if (!holdsTypedText()) await reloadOnce()
    throw replaced()
  }
}

/**
 * A file that the page itself named did not come. Some browsers fetch it again; for the others only a new page helps, which
 * is had once all files can be fetched.
 */
async function loadAgain<Module>(load: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  await Promise.all(files.filter((file) => !isStyle(file)).map((file) => fetched(`/${file}`, ['reload'])))
  try {
    return await load()
  } catch (error) {
    if (!isFetchFailure(error)) throw error
    // Without a connection a new page could not be loaded either.
    if (navigator.onLine && !holdsTypedText()) await reloadOnce()
    throw noConnection()
  }
}

/** As Chromium, Firefox and Safari say that a module, or one that it imports, did not come. */
function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && /module/i.test(error.message)
}

const isStyle = (file: string) => file.endsWith('.css')

function arrival(path: string): Promise<void> {
  const known = arrivals.get(path)
  if (known) return known
  const coming = isNamedByPage(path) ? Promise.resolve() : isStyle(path) ? styled(path) : fetched(path)
  arrivals.set(path, coming)
  coming.catch(() => arrivals.delete(path))
  return coming
}

/** A page fetches the app's files by itself, and a server-rendered one its screen's. */
function isNamedByPage(path: string): boolean {
  return document.querySelector(`link[href="${path}"], script[src="${path}"]`) !== null
}

/**
 * Fetches a file into the browser's cache, where the import finds it.
 * @param tries what each asks the cache for: after the first it is passed by, since it may have kept a failure
 */
async function fetched(
  path: string,
  tries: readonly RequestCache[] = ['default', 'reload', 'reload'],
): Promise<void> {
  for (const [at, cache] of tries.entries()) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, pause * at))
    try {
      const answer = await fetch(path, { cache })
      await answer.arrayBuffer() // to its end: what is broken off is not cached
      if (answer.ok) return
    } catch {
      if (!navigator.onLine) break
    }
  }
  throw noConnection()
}

function styled(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = path
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(noConnection())
    }
    document.head.append(link)
  })
}
