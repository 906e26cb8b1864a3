import type { BrowserContext, Page, Request } from 'playwright-core'

interface Traffic {
  /** What is asked for and not answered yet. */
  open: Set<Request>
  /** Milliseconds of the clock at which something was asked for or answered last. */
  changedAt: number
}

/** Milliseconds without anything asked for or answered: what a page reads of its own storage comes between two calls. */
const quiet = 100
/** Milliseconds after which something on its way is a failure. */
const longest = 30_000
/** Milliseconds between two looks at what is on its way. */
const pause = 20

const traffics = new WeakMap<Page, Traffic>()

/** Follows what the pages of a visitor ask for, for `settled`. */
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
      // What the page before asked for is never heard of again.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear()
      traffic.open.add(request)
      traffic.changedAt = Date.now()
    })
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  })
}

/**
 * Until the page has drawn twice and has nothing left to do: by then it has asked for what an answer made it ask for. As text: it
 * runs in the page.
 */
const IDLE = `(async () => {
  for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }))
})()`

/**
 * Waits until the page has every answer, has drawn what came, and asks for nothing more: a tenth of a second where nothing is on its
 * way. What it does after a time of its own, as a search that waits for the next letter, is not waited for. Playwright's own
 * `networkidle` comes once for each document: on a slow machine before the app begins, and never again after something was pressed.
 * @throws Error that names what is still on its way after 30 seconds
 */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page)
  if (!traffic) throw new Error('Nothing follows the traffic of this page.')
  await page.waitForLoadState('load')
  const until = Date.now() + longest
  const isQuiet = () => traffic.open.size === 0 && Date.now() - traffic.changedAt >= quiet
  // A page that leads to another meanwhile is not idle.
  const isIdle = () =>
    page.evaluate(IDLE).then(
      () => true,
      () => false,
    )
  while (!(isQuiet() && (await isIdle()) && isQuiet())) {
    if (Date.now() > until)
      throw new Error(`Still on its way: ${[...traffic.open].map((request) => request.url()).join(', ')}`)
    await page.waitForTimeout(pause)
  }
}
