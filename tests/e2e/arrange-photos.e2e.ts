import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { settled } from '../../scripts/lib/settled.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { reported } from '../support/sign-in.ts'

const { visit } = useBrowser()
const [phone, , desktop] = VIEWPORTS

const fid = 'paper-cuts'
const tool = '/admin_dashboard?id=ADM-1001&tool=media'

/** The ids of the tiles, in their order. */
const tiles = (page: Page) =>
  page
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLElement).dataset.pid ?? ''))

/** Drags a tile with the mouse onto a half of another. */
async function drag(page: Page, from: number, to: number, half: 'start' | 'end') {
  const [source, target] = await Promise.all(
    [from, to].map((at) => page.getByRole('option').nth(at).boundingBox()),
  )
  if (!source || !target) throw new Error('not to be seen')
  await page.mouse.move(source.x + source.width / 2, source.y + source.height / 2)
  await page.mouse.down()
  const x = target.x + target.width * (half === 'start' ? 0.2 : 0.8)
  const y = target.y + target.height / 2
  await page.mouse.move(x, y, { steps: 8 })
  // Where it would be dropped is marked. A browser reports a pointer that rests as well, and this one only one that moves.
  const marked = page.locator(`[data-side=${half === 'start' ? 'before' : 'after'}]`)
  await expect
    .poll(async () => {
      await page.mouse.move(x + Math.random(), y)
      return marked.count()
    })
    .toBe(1)
  await page.mouse.up()
}

/** The ids of the photos that a visitor sees, in the order that the lightbox goes through them. */
async function seen(photos: number): Promise<string[]> {
  const { page } = await visit(`/view_albums?album=${fid}`, { viewport: desktop })
  await page.locator('a[href*="photo="]').first().click()
  const pids: string[] = []
  for (let at = 0; at < photos; at++) {
    await page
      .getByText(`${at + 1} / ${photos}`)
      .first()
      .waitFor()
    pids.push(new URL(page.url()).searchParams.get('photo') ?? '')
    await page.keyboard.press('ArrowRight')
  }
  return pids
}

it('an admin arranges an album by keyboard and by mouse, takes a move back, and a visitor sees the order', async () => {
  const { page } = await visit(`${tool}&album=${fid}`, { viewport: desktop, persona: 'siteadmin' })
  await page.getByRole('link', { name: 'Arrange photos' }).click()
  await page.getByText('This album isn’t arranged by hand yet.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Arrange by hand' }).click()
  const first = page.getByRole('option', { name: /^Photo 1 of 10/ })
  await first.waitFor()
  const before = await tiles(page)
  expect(before).toHaveLength(10)

  // By keyboard: the first photo goes two on, and the focus with it.
  await first.focus()
  await page.keyboard.press('Space')
  await page.getByText('Photo 1 of 10, picked up').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByText('Position 3 of 10').waitFor()
  await page.keyboard.press('Space')
  await reported(page, 'Moved', '01 photo moved.')
  const [a = '', b = '', c = '', ...rest] = before
  expect(await tiles(page)).toEqual([b, c, a, ...rest])
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.pid)).toBe(a)
  expect(await accessibilityProblems(page)).toEqual([])

  // By mouse: the last one to the start, dropped on the start half of the first.
  await drag(page, 9, 0, 'start')
  await expect.poll(async () => (await tiles(page))[0]).toBe(before[9])
  const arranged = [before[9] ?? '', b, c, a, ...rest.slice(0, -1)]
  expect(await tiles(page)).toEqual(arranged)
  // Two that are selected go together, and are taken back.
  for (const at of [1, 3]) await page.getByRole('option').nth(at).click()
  await page.getByText('02 photos selected').first().waitFor()
  await drag(page, 1, 9, 'end')
  await reported(page, 'Moved', '02 photos moved.')
  expect((await tiles(page)).slice(-2)).toEqual([b, a])
  await page
    .getByRole('status', { name: 'Moved' })
    .filter({ hasText: '02 photos' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect.poll(() => tiles(page)).toEqual(arranged)
  await settled(page)

  expect(await seen(10)).toEqual(arranged)
  await page.reload()
  await first.waitFor()
  expect(await tiles(page)).toEqual(arranged)
})

it('an admin divides an album into sections, and a visitor goes to one, by its address too', async () => {
  const album = 'city-after-dark'
  const { page } = await visit(`${tool}&album=${album}&sheet=arrange`, {
    viewport: desktop,
    persona: 'siteadmin',
  })
  await page.getByRole('button', { name: 'Arrange by hand' }).click()
  await page.getByRole('option').nth(4).click()
  await page.getByRole('button', { name: 'Add section' }).click()
  const panel = page.getByRole('dialog', { name: 'New section' })
  await panel.getByLabel('Heading').fill('The second day')
  expect(await accessibilityProblems(page)).toEqual([])
  await panel.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('option', { name: 'Section, The second day' }).waitFor()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  // To the start by mouse, which leaves all photos in it, and back.
  await drag(page, 4, 0, 'start')
  await reported(page, 'Moved', '“The second day” moved.')
  await page.getByRole('status', { name: 'Moved' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Add section' }).click()
  await panel.getByLabel('Heading').fill('The last photo')
  await panel.getByRole('button', { name: 'Add section' }).click()
  const last = page.getByRole('option', { name: 'Section, The last photo' })
  await last.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await reported(page, 'Moved', '“The last photo” moved.')
  expect(await accessibilityProblems(page)).toEqual([])
  await settled(page)

  const { page: visitor } = await visit(`/view_albums?album=${album}`, { viewport: phone, theme: 'dark' })
  const sections = visitor.getByRole('navigation', { name: 'Sections' })
  await sections.getByRole('link', { name: 'The last photo' }).click()
  const heading = visitor.getByRole('heading', { level: 2, name: 'The last photo' })
  await heading.waitFor()
  await settled(visitor)
  const box = await heading.boundingBox()
  expect(box?.y).toBeLessThan(844)
  expect(box?.y).toBeGreaterThan(0)
  expect(await accessibilityProblems(visitor)).toEqual([])
  expect(visitor.url()).toContain('#section-')
  // Its first photo has the focus, and opens; Back leads to where the album was.
  await visitor.keyboard.press('Enter')
  await visitor.getByRole('dialog', { name: 'Photos' }).waitFor()
  await visitor.goBack()
  await heading.waitFor()
  await visitor.reload()
  await heading.waitFor()
})

it('the sheet fits a phone, and no anonymous screen loads it', async () => {
  const { page } = await visit(`${tool}&album=north-light&sheet=arrange`, {
    viewport: phone,
    persona: 'siteadmin',
    theme: 'dark',
  })
  await page.getByRole('button', { name: 'Arrange by hand' }).click()
  await page.getByRole('option').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])
  const { page: visitor } = await visit('about:blank', { viewport: phone })
  const scripts: string[] = []
  visitor.on('response', (response) => scripts.push(response.url()))
  await visitor.goto(`/view_albums?album=${fid}`)
  await settled(visitor)
  expect(scripts.filter((url) => /arrange/.test(url))).toEqual([])
  expect(scripts.some((url) => /assets\/.*\.js/.test(url))).toBe(true)
})
