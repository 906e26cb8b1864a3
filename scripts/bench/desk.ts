import type { Page } from 'playwright-core'
import { newVisitor, VIEWPORTS, withChromium } from '../lib/chromium.ts'
import { slowdown, slowestEvent } from '../lib/event-times.ts'
import { signInAs } from '../lib/personas.ts'
import { PORTAL } from '../lib/screens.ts'
import { settled } from '../lib/settled.ts'
import { median } from '../lib/statistics.ts'
import { admin, type Bench } from './database.ts'
import { albums } from './documents.ts'
import { type Check, type Section, section } from './report.ts'

/** Entries of each list. */
const entries = 10_000
/** Pages of a list that are loaded before the search is typed. */
const pages = 10
const rounds = 3

const lists = [
  { name: 'news', query: 'tool=news' },
  { name: 'photos of an album', query: `tool=media&album=${albums.open}` },
  { name: 'members', query: 'tool=users' },
]

const start = `/admin_dashboard?id=${admin.admin.id}`

/** Rows of tables, and tiles. */
const entry = 'main :is(tbody tr, article)'
const rows = (page: Page) => page.locator(entry)

/** Goes to an address as a link does, until a list has rows; the members have the viewer's own row first. It runs in the page. */
const follow = (address: string) => `(async () => {
  history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))
  while (document.querySelectorAll('${entry}').length < 2) await new Promise(requestAnimationFrame)
})()`

/** Milliseconds from a click on the dashboard's start until the first row of the list is there. */
async function timeFirstRow(page: Page, query: string): Promise<number> {
  await page.goto(start)
  await page.getByRole('heading', { name: 'Tools' }).waitFor()
  await settled(page)
  const began = performance.now()
  await page.evaluate(follow(`${start}&${query}`))
  return performance.now() - began
}

/** Milliseconds of the slowest key typed into the search above many rows. */
async function timeTyping(page: Page): Promise<number> {
  const more = page.getByRole('button', { name: 'Load more' })
  for (let loaded = 1; loaded < pages; loaded++) {
    const before = await rows(page).count()
    await more.press('Enter')
    await rows(page).nth(before).waitFor()
  }
  await page.getByLabel(/^Search the /).focus()
  await settled(page)
  return slowestEvent(page, () => page.locator(':focus').pressSequentially('entry', { delay: 150 }))
}

/** The dashboard of a portal with many entries: from a click to the first row of a list, and typing into its search. */
export async function measureDesk({ fill }: Bench): Promise<Section> {
  await fill(entries)
  const checks: Check[] = []
  await withChromium(async (browser) => {
    const visitor = await newVisitor(browser, { baseURL: PORTAL, viewport: VIEWPORTS[2] })
    const page = await visitor.newPage()
    await signInAs(page, admin)
    for (const { name, query } of lists) {
      const [first, typing]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        first.push(await timeFirstRow(page, query))
        typing.push(await timeTyping(page))
      }
      const time = (what: string, times: number[], atMost: number): Check => {
        return { what: `${name}: ${what}`, value: median(times), unit: 'ms', bound: { atMost } }
      }
      checks.push(time('click to first row', first, 1_200), time('typing', typing, 100))
    }
  })
  const note =
    `In Chromium, the median of ${rounds}: from a click on the start to the first row, answered by the emulators; and the ` +
    `slowest key of a word typed into the search above ${pages} pages, with the processor ${slowdown} × slower, until the frame that shows it.`
  return { ...section(`The dashboard over ${entries.toLocaleString('en')} entries`, checks), note }
}
