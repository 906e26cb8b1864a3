import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PhotoDoc } from '../../functions/src/media/photo.doc.ts'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { settled } from '../../scripts/lib/settled.ts'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { documents, type StoredDocument, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'

const { visit } = useBrowser()
const [phone, , desktop] = VIEWPORTS

const fid = `e2e-long-${Date.now()}`
const total = 2000
let written: StoredDocument[] = []

/** 2,000 photos, all of them shown by the renditions that the demo's open photos have. */
beforeAll(async () => {
  const { docs } = await db.collection('photos').where('locked', '==', false).limit(40).get()
  const demo = docs.map((each) => each.data() as Exclude<PhotoDoc, { locked: true }>)
  const cover = (await db.doc('albums/north-light').get()).get('cover')
  written = [
    documents.albums(fid, anAlbumDoc({ name: 'Two thousand', photos: total, createdAt: 1, cover })),
    ...Array.from({ length: total }, (_, at) => {
      const { picture, original } = demo[at % demo.length] ?? {}
      const files = { ...(picture && { picture }), ...(original && { original }) }
      const name = `${String(at + 1).padStart(4, '0')}.jpg`
      return documents.photos(
        `${fid}-${at + 1}`,
        aPhotoDoc(`${fid}-${at + 1}`, {
          fid,
          name,
          alt: name.slice(0, 4),
          caption: '',
          createdAt: total - at,
          ...files,
        }),
      )
    }),
  ]
  await writeDocuments(db, written)
})

afterAll(async () => {
  for (let from = 0; from < written.length; from += 400) {
    const batch = db.batch()
    for (const { path } of written.slice(from, from + 400)) batch.delete(db.doc(path))
    await batch.commit()
  }
})

/** Starts to add up what moves without the person having caused it, and counts bytes as they travel. */
async function observe(page: Page): Promise<{ session: CDPSession; bytes(): number }> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as unknown as { value: number }
        ;(window as unknown as { shift: number }).shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let sum = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength
  })
  return { session, bytes: () => sum }
}

const shift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)
const tiles = (page: Page) => page.locator('[data-pid]').count()

/** Turns the wheel, and waits until the page has come so far and shows photos there. */
async function scroll(page: Page, by: number): Promise<void> {
  const target = by + (await page.evaluate(() => scrollY))
  await page.mouse.wheel(0, by)
  await page.waitForFunction((target) => {
    const hasCome = scrollY >= target || scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    const tiles = [...document.querySelectorAll('[data-pid]')].map((tile) => tile.getBoundingClientRect())
    return hasCome && tiles.some(({ top, bottom }) => bottom > 0 && top < innerHeight)
  }, target)
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

describe.each([phone, desktop])('an album of 2,000 photos, $name', (viewport) => {
  it('opens light, and nothing moves', async () => {
    const { page } = await visit('about:blank', { viewport })
    const { bytes } = await observe(page)
    await page.goto(`/view_albums?album=${fid}`)
    await page.locator('[data-pid]').first().waitFor()
    await settled(page)
    // The demo’s first photos are photographs: at 960 px they have up to 87 kB, which drawings seldom have.
    expect(bytes()).toBeLessThanOrEqual(600_000)
    expect(await shift(page)).toBe(0)
  })

  it('is scrolled through to its end: nothing moves, and the page grows no heavier', async () => {
    const { page } = await visit('about:blank', { viewport })
    const { session } = await observe(page)
    await page.goto(`/view_albums?album=${fid}`)
    await page.locator('[data-pid]').first().waitFor()
    await page.mouse.move(100, 300)

    const measured: { tiles: number; heap: number }[] = []
    const isAtEnd = () => page.getByText('End of album · 2,000 photos').isVisible()
    for (let step = 0; step < 400 && !(await isAtEnd()); step++) {
      await scroll(page, 2000)
      if (step % 10 === 9) measured.push({ tiles: await tiles(page), heap: await heap(session) })
    }
    await page.getByText('End of album · 2,000 photos').waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('link', { name: '2000', exact: true }).waitFor()
    const first = measured[0] as (typeof measured)[number]
    const last = { tiles: await tiles(page), heap: await heap(session) }
    expect(await shift(page)).toBeLessThanOrEqual(0.001)
    for (const each of [...measured, last]) expect(each.tiles).toBeLessThanOrEqual(80)
    expect(last.heap - first.heap).toBeLessThanOrEqual(12 * 1_048_576)
  }, 180_000)
})

it('pulled to its end at once shows the last photo, and nothing moves while all before it comes', async () => {
  const { page } = await visit('about:blank', { viewport: desktop })
  await observe(page)
  await page.goto(`/view_albums?album=${fid}`)
  await page.getByRole('link', { name: '0001', exact: true }).waitFor()
  // What is rendered in the frame of a jump counts as a shift, though it was not visible before.
  await settled(page)
  const last = page.getByRole('link', { name: '2000', exact: true })
  const pull = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => pull().then(() => last.isVisible()), { timeout: 30_000 }).toBe(true)
  expect(await shift(page)).toBeLessThanOrEqual(0.001)
})

it('Back returns to where one was', async () => {
  const { page } = await visit(`/view_albums?album=${fid}`, { viewport: desktop })
  await page.getByRole('link', { name: '0001', exact: true }).waitFor()
  await page.mouse.move(700, 400)
  for (let step = 0; step < 12; step++) await scroll(page, 1500)
  const y = await page.evaluate(() => scrollY)
  expect(y).toBeGreaterThan(5_000)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  await page.goBack()
  await page.locator('[data-pid]').first().waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
})

it('a link to a photo far down shows it at once, and its neighbours as they come', async () => {
  const { page } = await visit(`/view_albums?album=${fid}&photo=${fid}-701`, { viewport: desktop })
  const lightbox = page.getByRole('dialog', { name: 'Photos' })
  await lightbox.getByText('0701', { exact: true }).waitFor()
  await lightbox.getByText('701 / 2,000').waitFor()
  await page.keyboard.press('ArrowRight')
  await lightbox.getByText('702 / 2,000').waitFor()
  await page.keyboard.press('Escape')
  await lightbox.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-pid')))
    .toBe(`${fid}-702`)
})
