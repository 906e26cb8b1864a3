import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import type { Browser, Page } from 'playwright-core'
import type { Check } from '../bench/report.ts'
import { newVisitor, VIEWPORTS } from '../lib/chromium.ts'
import { slowdown, slowestEvent } from '../lib/event-times.ts'
import { settled } from '../lib/settled.ts'
import { median } from '../lib/statistics.ts'

/** What a person does again and again. */
interface Interaction {
  name: string
  path: string
  /** Puts the screen into the state in which the interaction begins. */
  prepare?(page: Page): Promise<void>
  /** Makes answers of the portal what the interaction needs, before the page is there. */
  route?(page: Page): Promise<void>
  act(page: Page): Promise<void>
}

const rows = 1000
const selectedPhotos = 50

const album = '/view_albums?album=borrowed-light'
/** A photo's place in its album's grid. */
const photo = '[data-pid]'

const searchField = (page: Page) => page.getByRole('textbox', { name: 'Search news' })

const interactions: readonly Interaction[] = [
  {
    name: `Typing a search above ${rows} rows`,
    path: '/news_area',
    async prepare(page) {
      await loadManyRows(page)
      // The way back up to the field is not what is timed.
      await searchField(page).focus()
      await settled(page)
    },
    act: (page) => searchField(page).pressSequentially('light', { delay: 150 }),
  },
  {
    name: 'Switching tabs',
    path: '/view_albums',
    async act(page) {
      for (const name of ['Video', 'Audio', 'Photo']) {
        await page.getByRole('tab', { name }).click()
        await settled(page)
      }
    },
  },
  {
    name: 'Opening the search and typing',
    path: '/',
    async act(page) {
      await page.keyboard.press('/')
      const field = page.getByRole('dialog').getByRole('combobox')
      await field.pressSequentially('light', { delay: 150 })
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  },
  {
    name: `Selecting ${selectedPhotos} photos`,
    path: album,
    route: (page) =>
      changeAnswers<string>(page, '**/api/photos_all', (wire) => {
        const photos = decodeWire(wire, (list) => list as object[])
        return encodeWire(repeated(photos, selectedPhotos, 'pid'))
      }),
    async prepare(page) {
      await page.locator(photo).first().focus()
      // The code that selects comes with the first focus.
      await page.locator('.tile-check').first().waitFor()
    },
    async act(page) {
      await page.keyboard.press('x')
      await page.keyboard.press('Control+a')
      await page.getByText(`${selectedPhotos} selected`).waitFor()
    },
  },
  {
    name: 'Opening the lightbox',
    path: album,
    async act(page) {
      await page.locator(photo).nth(1).press('Enter')
      await page.getByRole('button', { name: 'Photo details' }).waitFor()
    },
  },
  {
    name: 'Opening a dialog',
    path: '/read_news?id=north-light',
    async act(page) {
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** So many entries out of these, each with an id of its own. */
const repeated = (entries: readonly object[], count: number, id: string) =>
  Array.from({ length: count }, (_, at) => ({ ...entries[at % entries.length], [id]: `${id}-${at}` }))

/** Puts other entries into the portal's answers, which have no page after them then. */
async function changeAnswers<Data>(page: Page, url: string, changed: (data: Data) => unknown): Promise<void> {
  await page.route(url, async (route) => {
    const answer: { data: Data } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: changed(answer.data), next: undefined } })
  })
}

/** Makes the second page of the list that long, and opens it. */
async function loadManyRows(page: Page): Promise<void> {
  await changeAnswers<object[]>(page, '**/api/get_news?*cursor=*', (news) => repeated(news, rows, 'id'))
  // By key: a phone has no mouse, for which the browser would hit-test the rows after each change.
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  const last = page.getByRole('article').nth(rows - 1)
  await last.waitFor()
}

/** The slowest event of the interaction in milliseconds, in a fresh browser profile on a slow phone. */
async function slowest(browser: Browser, baseURL: string, how: Interaction): Promise<number> {
  const visitor = await newVisitor(browser, { baseURL, viewport: VIEWPORTS[0] })
  const page = await visitor.newPage()
  await how.route?.(page)
  await page.goto(how.path, { waitUntil: 'networkidle' })
  await how.prepare?.(page)
  return slowestEvent(page, how.act).finally(() => visitor.close())
}

/** Times each interaction `runs` times; the median of the slowest events counts. */
export async function timeInteractions(browser: Browser, origin: string, runs: number): Promise<Check[]> {
  const checks: Check[] = []
  for (const interaction of interactions) {
    console.log(`${interaction.name}  at ${slowdown} × slower`)
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await slowest(browser, origin, interaction))
    checks.push({ what: interaction.name, value: median(times), unit: 'ms', bound: { atMost: 100 } })
  }
  return checks
}
