import type { Browser, BrowserContext } from 'playwright-core'
import { newVisitor, VIEWPORTS } from '../lib/chromium.ts'

/** Bytes as they travelled, compressed. */
export interface Weights {
  /** Bodies of scripts, of style sheets and of fonts. */
  script: number
  stylesheet: number
  font: number
  /** Everything, with response headers. */
  total: number
}

/** The phone Lighthouse has in mind, so that the same renditions of pictures are measured. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

/** What one load of a page transfers, with what the visitor's browser has cached. */
export async function measureTransfer(visitor: BrowserContext, url: string): Promise<Weights> {
  const page = await visitor.newPage()
  const devtools = await visitor.newCDPSession(page)
  await devtools.send('Network.enable')
  const weights: Record<string, number> = { total: 0 }
  /** Kind of each request, and the size of its headers. */
  const open = new Map<string, { kind: string; headers: number }>()
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    open.set(requestId, { kind: type, headers: response.encodedDataLength })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = open.get(requestId) ?? { kind: 'Other', headers: 0 }
    weights[kind] = (weights[kind] ?? 0) + Math.max(0, encodedDataLength - headers)
    weights.total = (weights.total ?? 0) + encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  const { Script = 0, Stylesheet = 0, Font = 0, total = 0 } = weights
  return { script: Script, stylesheet: Stylesheet, font: Font, total }
}

/** Scripts, and the inline placeholders of pictures, which would make the HTML three times as heavy. As text: it runs in the page. */
const REMOVE_WHAT_SCRIPTS_NEED = `document
  .querySelectorAll('script, noscript, template, link[rel=modulepreload], link[as=script], img[src^="data:"]')
  .forEach((element) => element.remove())`

/**
 * The HTML of a screen after all is loaded, without its scripts: what a static site with the same content,
 * style sheet, fonts and pictures would send. Pictures further down keep no address, as at the screen's own first load.
 */
export async function staticPage(browser: Browser, url: string): Promise<string> {
  const visitor = await newVisitor(browser, { baseURL: url, viewport: VIEWPORTS[0] })
  const page = await visitor.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(REMOVE_WHAT_SCRIPTS_NEED)
  const html = await page.content()
  await visitor.close()
  return html
}
