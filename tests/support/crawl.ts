import type { Page } from 'playwright-core'
import { settled } from '../../scripts/lib/settled.ts'
import { appReady } from './browser.ts'

/** Pages that are made alike: the same screen with the same parameters, and a tab by its name. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://any')
  const [, first = '', second] = pathname.split('/')
  const parameters = [...searchParams].map(([name, value]) => (name === 'tab' ? `tab=${value}` : name)).sort()
  return [first, second && 'entry', ...parameters].join(' ')
}

/** The portal's own pages that the page links to: a feed is none. */
export async function linksOf(page: Page): Promise<string[]> {
  const all = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(all)].filter((address) => !/^[^?]*\./.test(address))
}

/**
 * Follows links to every kind of page, one of each, beginning with these.
 * @param look gets each page once it is there, with its address
 * @returns the addresses that were visited
 */
export async function crawl(
  page: Page,
  from: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<string[]> {
  const waiting = [...from]
  const visited = new Map<string, string>()
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const kind = kindOf(address)
    if (visited.has(kind)) continue
    visited.set(kind, address)
    await page.goto(address)
    await appReady(page)
    await page.locator('main h1, main h2').first().waitFor()
    await settled(page)
    await look(address)
    waiting.push(...(await linksOf(page)))
  }
  return [...visited.values()]
}
