import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import type { Browser, Page } from 'playwright-core'
import type { Check } from '../bench/report.ts'
import { newVisitor, VIEWPORTS } from '../lib/chromium.ts'
import { median } from '../lib/statistics.ts'

/** What a person does again and again. */
interface Interaction {
  name: string
  path: string
  /** Brings the screen to where the interaction begins. */
  prepare?(page: Page): Promise<void>
  /** Makes answers of the portal what the interaction needs, before the page is there. */
  route?(page: Page): Promise<void>
  act(page: Page): Promise<void>
}

/** How much slower the processor is made, as Lighthouse's phone. */
const slowdown = 4
const rows = 1000
const selectedPhotos = 50

const album = '/view_albums?album=borrowed-light'
/** A photo's place in its album's grid. */
const photo = '[data-pid]'

const searchField = (page: Page) => page.getByRole('textbox', { name: 'Search the news' })

const interactions: readonly Interaction[] = [
  {
    name: `Typing a search above ${rows} rows`,
    path: '/news_area',
    async prepare(page) {
      await loadManyRows(page)
      // The way back up to the field is not what is timed.
      await searchField(page).focus()
      await page.waitForLoadState('networkidle')
    },
    act: (page) => searchField(page).pressSequentially('light', { delay: 150 }),
  },
  {
    name: 'Switching tabs',
    path: '/view_albums',
    async act(page) {
      for (const name of ['Video', 'Audio', 'Photo']) {
        await page.getByRole('tab', { name }).click()
        await page.waitForLoadState('networkidle')
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
    route: (page) => lengthenAlbum(page),
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
      await page.getByRole('button', { name: 'About this photo' }).waitFor()
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

/** Makes an album as long as that, of its own photos. */
async function lengthenAlbum(page: Page): Promise<void> {
  await page.route('**/api/photos_all', async (route) => {
    const answer: { data: string } = await (await route.fetch()).json()
    const photos = decodeWire(answer.data, (list) => list as { pid: string }[])
    const longer = Array.from({ length: selectedPhotos }, (_, at) => ({
      ...photos[at % photos.length],
      pid: `photo-${at}`,
    }))
    await route.fulfill({ json: { ...answer, data: encodeWire(longer), next: undefined } })
  })
}

/** Makes the second page of the list as long as that, of the first one's articles. */
async function loadManyRows(page: Page): Promise<void> {
  await page.route('**/api/get_news?*cursor=*', async (route) => {
    const answer: { data: { id: string }[] } = await (await route.fetch()).json()
    const article = (at: number) => ({ ...answer.data[at % answer.data.length], id: `row-${at}` })
    const data = Array.from({ length: rows }, (_, at) => article(at))
    await route.fulfill({ json: { ...answer, data, next: undefined } })
  })
  // By key: a phone has no mouse, under which the browser would look for a row after each change.
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  const articles = page.getByRole('article')
  await articles.nth(rows - 1).waitFor()
}

/** Loading is not what is timed. */
const REST = 'new Promise((idle) => requestIdleCallback(idle))'

/** Collects what browsers call the duration of an event: until the next frame is painted. As text: it runs in the page. */
const OBSERVE = `globalThis.durations = []
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.durations.push(duration)
}).observe({ type: 'event', durationThreshold: 16 })`

/** The slowest event of the interaction in milliseconds, in a fresh browser profile on a slow phone. */
async function slowest(browser: Browser, baseURL: string, how: Interaction): Promise<number> {
  const visitor = await newVisitor(browser, { baseURL, viewport: VIEWPORTS[0] })
  try {
    const page = await visitor.newPage()
    await how.route?.(page)
    await page.goto(how.path, { waitUntil: 'networkidle' })
    await how.prepare?.(page)
    const devtools = await visitor.newCDPSession(page)
    await devtools.send('Runtime.evaluate', { expression: REST, awaitPromise: true })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await devtools.send('Runtime.evaluate', { expression: OBSERVE })
    await how.act(page)
    await page.waitForTimeout(1000) // the observer is told of an event some time after it
    const expression = 'Math.max(0, ...globalThis.durations)'
    return Number((await devtools.send('Runtime.evaluate', { expression })).result.value)
  } finally {
    await visitor.close()
  }
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
