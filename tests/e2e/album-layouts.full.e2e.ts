import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { demoPhoto } from '../support/demo-photos.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { reported } from '../support/sign-in.ts'

const { visit } = useBrowser()
const [phone, , desktop] = VIEWPORTS

const layouts = ['columns', 'story'] as const
const large = `large-${unique()}`
const count = 120
const before = new Map<string, FirebaseFirestore.DocumentData | undefined>()
const demo = ['north-light', 'borrowed-light']

beforeAll(async () => {
  for (const fid of demo) before.set(fid, (await db.doc(`albums/${fid}`).get()).data())
  // Many photos of the demo data's pictures, each with a caption of another length.
  const samples = (await db.collection('photos').where('fid', '==', 'north-light').get()).docs
  const captions = ['', 'In the morning.', 'A long caption of several lines. '.repeat(12)]
  const photos = Array.from({ length: count }, (_, at) => {
    const number = String(at).padStart(3, '0')
    const own = { fid: large, name: `${number}.jpg`, alt: `Photo no ${number}`, createdAt: 1_000_000 - at }
    const caption = captions[at % captions.length] ?? ''
    const { picture, original } = samples[at % samples.length]?.data() ?? {}
    const pid = `${large}-${number}`
    return documents.photos(pid, aPhotoDoc(pid, { ...own, caption, picture, original }))
  })
  const cover = before.get('north-light')?.cover
  await writeDocuments(db, [
    documents.albums(large, anAlbumDoc({ name: 'A large one', photos: count, cover })),
    ...photos,
  ])
})
afterAll(async () => {
  for (const [fid, data] of before) if (data) await db.doc(`albums/${fid}`).set(data)
  await db.doc(`albums/${large}`).delete()
  const photos = await db.collection('photos').where('fid', '==', large).get()
  await Promise.all(photos.docs.map(({ ref }) => ref.delete()))
})

const focusedPhoto = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-pid'))
const address = (page: Page) => page.evaluate(() => location.pathname + location.search)
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos' })
const tile = (page: Page, pid: string) => page.getByRole('link', { name: demoPhoto(pid).alt, exact: true })
const savedButton = (page: Page) =>
  page.getByRole('group', { name: 'Album' }).getByRole('button', { name: /^Saved/ })

/** Tiles that overlap, or are wider than the list. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('.photo-list')?.getBoundingClientRect()
    const boxes = [...document.querySelectorAll('.photo-list > li')].map((tile) => ({
      tile: tile.getBoundingClientRect(),
      // Its caption may be taller than the room for it.
      bottom: Math.max(...[...tile.children].map((child) => child.getBoundingClientRect().bottom)),
    }))
    return boxes.filter(
      ({ tile: a, bottom }, at) =>
        a.right > (list?.right ?? 0) + 1 ||
        boxes.some(
          ({ tile: b }, other) =>
            other !== at && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < bottom,
        ),
    ).length
  })

/** Sums up how far content moved without a click or a key. */
const observeShifts = `globalThis.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

describe('the layout of an album', () => {
  it('is chosen in its form, with its day and place, and visitors see it so', async () => {
    const form = (page: Page) => page.getByRole('dialog', { name: 'Edit album' })
    const { page } = await visit('/admin_dashboard?id=ADM-1001&tool=media&open=north-light', {
      persona: 'siteadmin',
      viewport: desktop,
    })
    await form(page).getByLabel('Date').fill('2026-06-14')
    await form(page).getByLabel('Place').fill('Lisbon')
    await form(page).getByLabel('Layout').selectOption('Columns')
    expect(await accessibilityProblems(page)).toEqual([])
    await form(page).getByRole('button', { name: 'Save' }).click()
    await form(page).waitFor({ state: 'detached' })

    const { page: guest } = await visit('/view_albums?album=north-light', { viewport: desktop })
    await guest.getByText('June 14, 2026 · Lisbon · 10 photos').waitFor()
    const widths = () =>
      guest
        .locator('.photo-list > li')
        .evaluateAll((tiles) => [...new Set(tiles.map(({ clientWidth }) => clientWidth))])
    await expect.poll(async () => (await widths()).length).toBe(1)
  })

  it.each(layouts.flatMap((layout) => [phone, desktop].map((viewport) => [layout, viewport] as const)))(
    '%s holds a large album, at %j: nothing moves, nothing is covered, and keys reach every photo',
    async (layout, viewport) => {
      await db.doc(`albums/${large}`).update({ layout })
      const { page } = await visit('about:blank', { viewport })
      await page.addInitScript({ content: observeShifts })
      await page.goto(`/view_albums?album=${large}`)
      const first = page.getByRole('link', { name: 'Photo no 000' })
      await first.waitFor()
      expect(await overlaps(page)).toBe(0)
      await first.focus()
      await page.keyboard.press('ArrowRight')
      expect(await focusedPhoto(page)).toBe(`${large}-001`)
      // Each End leads to the last photo that is loaded, until all are.
      await expect
        .poll(async () => {
          await page.keyboard.press('End')
          return focusedPhoto(page)
        })
        .toBe(`${large}-${count - 1}`)
      await expect.poll(() => overlaps(page)).toBe(0)
      expect(await page.getByRole('listitem').count()).toBeLessThan(60)

      await page.keyboard.press('Enter')
      await lightbox(page).getByText(`${count} / ${count}`).waitFor()
      await page.keyboard.press('ArrowLeft')
      await lightbox(page)
        .getByText(`${count - 1} / ${count}`)
        .waitFor()
      await page.keyboard.press('Escape')
      await lightbox(page).waitFor({ state: 'detached' })
      await expect.poll(() => focusedPhoto(page)).toBe(`${large}-${count - 2}`)
      await page.keyboard.press('x')
      await page.getByText('01 photo selected').first().waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Home')
      await expect.poll(() => focusedPhoto(page)).toBe(`${large}-000`)
      expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(
        0.01,
      )
    },
  )

  it.each(['light', 'dark'] as const)('story is readable in the theme %s', async (theme) => {
    await db.doc('albums/borrowed-light').update({ layout: 'story' })
    const { page } = await visit('/view_albums?album=borrowed-light', { theme, viewport: phone })
    await tile(page, 'borrowed-light-01').scrollIntoViewIfNeeded()
    await page.getByText(demoPhoto('borrowed-light-01').caption, { exact: true }).waitFor()
    expect(await overlaps(page)).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
  })
})

it('a guest saves photos of an album, sees them alone, and goes back to all', async () => {
  const { page } = await visit('/view_albums?album=borrowed-light', { viewport: phone })
  await savedButton(page).click()
  await page.getByText('No saved photos in this album yet').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Show all photos' }).click()
  await tile(page, 'borrowed-light-02').click()
  const { name } = demoPhoto('borrowed-light-02')
  await lightbox(page)
    .getByRole('button', { name: `Save: ${name}` })
    .click()
  await reported(page, 'Media Saved')
  await lightbox(page).getByRole('button', { name: 'Close' }).click()
  await lightbox(page).waitFor({ state: 'detached' })

  await page.getByRole('group', { name: 'Album' }).getByRole('button', { name: 'Saved 01' }).click()
  expect(await address(page)).toBe('/view_albums?album=borrowed-light&saved=1')
  const photos = page.getByRole('list', { name: 'Photos in Borrowed Light' }).getByRole('link')
  await expect.poll(() => photos.count()).toBe(1)
  await page.reload()
  await photos.first().click()
  await lightbox(page).getByText('01 / 01').waitFor()
  await page.goBack()
  await lightbox(page).waitFor({ state: 'detached' })
  // The reload led to the readable address.
  expect(await address(page)).toMatch(/^\/albums\/.*\?saved=1$/)
  await page.goBack()
  await expect.poll(() => photos.count()).toBeGreaterThan(1)
})
