import type { BrowserContext, Page, Request } from 'playwright-core'

interface Traffic {
  /** Requests without an answer yet. */
  open: Set<Request>
  /** Time (ms) of the last request or answer. */
  changedAt: number
}

/** Milliseconds without requests and answers: a page reads its own storage between two calls. */
const quiet = 100
/** Milliseconds after which a pending request is a failure. */
const timeoutMs = 30_000
/** Milliseconds between two checks. */
const pollInterval = 20

const traffics = new WeakMap<Page, Traffic>()

/** Records the requests of a visitor's pages, for `settled`. */
export function watchTraffic(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { open: new Set(), changedAt: Date.now() }
    traffics.set(page, traffic)
    const ended = (request: Request) => {
      if (traffic.open.delete(request)) traffic.changedAt = Date.now()
    }
    page.on('request', (request) => {
      // A clip's connection stays open for as long as it may be played.
      if (request.resourceType() === 'media') return
      // Requests of the previous page get no more events.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear()
      traffic.open.add(request)
      traffic.changedAt = Date.now()
    })
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  })
}

/**
 * Until the page has painted twice and is idle, and so has made the requests that follow from an answer. As text: it runs
 * in the page.
 */
const IDLE = `(async () => {
  for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }))
})()`

/**
 * Waits until the page has every answer, has rendered it, and makes no more requests: a tenth of a second where none is
 * pending. Delayed work, as a search that waits for the next letter, is not waited for. Playwright's own
 * `networkidle` comes once for each document: on a slow machine before the app begins, and never again after something was pressed.
 * @throws Error that names the requests that are pending after 30 seconds
 */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page)
  if (!traffic) throw new Error('The traffic of this page is not recorded.')
  await page.waitForLoadState('load')
  const until = Date.now() + timeoutMs
  const isQuiet = () => traffic.open.size === 0 && Date.now() - traffic.changedAt >= quiet
  // A page that navigates meanwhile is not idle.
  const isIdle = () =>
    page.evaluate(IDLE).then(
      () => true,
      () => false,
    )
  while (!(isQuiet() && (await isIdle()) && isQuiet())) {
    if (Date.now() > until)
      throw new Error(`Still pending: ${[...traffic.open].map((request) => request.url()).join(', ')}`)
    await page.waitForTimeout(pollInterval)
  }
}
