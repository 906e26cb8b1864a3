import type { BrowserContext, Page, Request } from 'playwright-core'

interface Traffic {
  /** What is asked for and not answered yet. */
  open: Set<Request>
  /** Milliseconds of the clock at which something was asked for or answered last. */
  changedAt: number
}

/** Milliseconds without anything asked for after which nothing more is expected. */
const quiet = 500
const longest = 30_000

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
 * Waits until the page has asked for nothing for half a second, and has every answer. Playwright's own `networkidle` comes once for
 * each document: on a slow machine before the app begins, and never again after something was pressed.
 * @throws Error that names what is still on its way after 30 seconds
 */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page)
  if (!traffic) throw new Error('Nothing follows the traffic of this page.')
  await page.waitForLoadState('load')
  const until = Date.now() + longest
  while (traffic.open.size > 0 || Date.now() - traffic.changedAt < quiet) {
    if (Date.now() > until)
      throw new Error(`Still on its way: ${[...traffic.open].map((request) => request.url()).join(', ')}`)
    await page.waitForTimeout(50)
  }
}
