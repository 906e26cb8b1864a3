import type { Browser } from 'playwright-core'
import { newVisitor, VIEWPORTS } from '../lib/chromium.ts'

/**
 * The HTML of a screen as it stands once all is loaded, without its scripts: what a static site with the same content,
 * style sheet, fonts and pictures would send. Pictures further down keep no address, as at the screen's own first load.
 */
export async function staticPage(browser: Browser, origin: string, path: string): Promise<string> {
  const visitor = await newVisitor(browser, { baseURL: origin, viewport: VIEWPORTS[0] })
  try {
    const page = await visitor.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(REMOVE_WHAT_SCRIPTS_NEED)
    return await page.content()
  } finally {
    await visitor.close()
  }
}

/** Scripts, and the stand-ins for pictures, which would make the HTML three times as heavy. As text: it runs in the page. */
const REMOVE_WHAT_SCRIPTS_NEED = `document
  .querySelectorAll('script, noscript, template, link[rel=modulepreload], link[as=script], img[src^="data:"]')
  .forEach((element) => element.remove())`
