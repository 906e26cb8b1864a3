import type { Browser, BrowserContext } from 'playwright-core'
import type { Weights } from './measurement.ts'

/** The phone Lighthouse has in mind, so that the same renditions of pictures are weighed. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** What a new visitor's first and second load of a page transfer. */
export async function weighVisits(
  browser: Browser,
  url: string,
): Promise<{ firstVisit: Weights; repeatVisit: Weights }> {
  const visitor = await browser.newContext(phone)
  try {
    return { firstVisit: await weighLoad(visitor, url), repeatVisit: await weighLoad(visitor, url) }
  } finally {
    await visitor.close()
  }
}

/** What one load of a page transfers, with what the visitor's browser holds already. */
export async function weighLoad(visitor: BrowserContext, url: string): Promise<Weights> {
  const page = await visitor.newPage()
  const devtools = await visitor.newCDPSession(page)
  await devtools.send('Network.enable')
  const weights: Record<string, number> = {}
  const add = (kind: string, bytes: number) => {
    weights[kind] = (weights[kind] ?? 0) + bytes
  }
  /** Kind of each request, and what its headers weighed. */
  const open = new Map<string, { kind: string; headers: number }>()
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    open.set(requestId, { kind: type, headers: response.encodedDataLength })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = open.get(requestId) ?? { kind: 'Other', headers: 0 }
    add(kind, Math.max(0, encodedDataLength - headers))
    add('total', encodedDataLength)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  const { Script = 0, Stylesheet = 0, Font = 0, total = 0 } = weights
  return { script: Script, stylesheet: Stylesheet, font: Font, total }
}
