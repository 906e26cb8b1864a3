import { failureTexts } from '@dlm/contract/site/failures.texts'
import { ApiFailure, noConnection } from '../api/api-failure.ts'

/** Stored in the tab: the release that it has reloaded. */
const key = 'dsp-left-release'

/** The release that this page runs, by the name of its last script: the one that names all other files. */
export function release(): string {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')
  return new URL([...scripts].at(-1)?.src ?? location.href).pathname
}

/** Whether a form holds typed text, which a reload would lose. */
function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form input, form textarea',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Notes that this tab reloads its release; false where it did before, or where nothing can be noted: it could reload for ever. */
function noteReload(): boolean {
  try {
    if (sessionStorage[key] === release()) return false
    sessionStorage[key] = release()
    return true
  } catch {
    return false
  }
}

async function tryReload(): Promise<ApiFailure> {
  const answer = await fetch('/app.html', { cache: 'no-cache' }).catch(() => null)
  if (!answer?.ok) return noConnection()
  if (holdsTypedText() || !noteReload())
    return new ApiFailure('replaced', failureTexts.replaced, failureTexts.ourProblem)
  location.reload()
  return new Promise(() => {}) // nothing is shown of a page that goes away
}

/** Why the page was not reloaded; pending while it is. */
let failure = Promise.resolve(noConnection())

/** Reloads the page where the portal answers, once for each tab and release. */
export function reloadOnce(): void {
  failure = failure.then(tryReload)
}

/** Code that does not load is most often of a past release, which a deploy has removed: the page is reloaded. */
export function reloadOnMissingCode(): void {
  addEventListener('vite:preloadError', reloadOnce)
}

/** How Chromium, Firefox and Safari report a module that did not load, and Vite a style sheet. */
const isMissing = (error: unknown) => error instanceof Error && /module|preload css/i.test(error.message)

/**
 * Waits for an `import()`.
 * @throws ApiFailure where the code cannot be loaded: `offline`, or `replaced` where a reload did not help or would lose text
 */
export function loadCode<Module>(code: Promise<Module>): Promise<Module> {
  return code.catch(async (error) => {
    throw isMissing(error) ? await failure : error
  })
}
