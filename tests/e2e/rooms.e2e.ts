import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addAlbum, addRecordings, albumCode } from '../support/album-recordings.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin } from '../support/people.ts'
import { addLink, addPhotos, addRoom } from '../support/rooms.ts'
import { expectWellMade } from '../support/screen.ts'

const { visit } = useBrowser({ expected: /40[349]/ })
const phone = { width: 390, height: 844 }

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos' })

it('a studio makes a room with a locked album and a link with a PIN; the client opens it on a phone, looks and downloads', async () => {
  const admin = await anAdmin({ adminRole: 'editor' })
  const fid = await addAlbum(admin, { alpass: albumCode })
  await addPhotos(admin, fid, 9)
  await addRecordings(admin, fid)
  const second = await addAlbum(admin, { alpass: albumCode })
  await addPhotos(admin, second, 3)
  const pieces = [fid, second].map((id) => ({ kind: 'album', id }) as const)
  const room = await addRoom(admin, pieces, { text: 'We **loved** your day.' })
  const { id, key } = await addLink(admin, room, { pin: '2468', lastDay: '2999-01-01' })

  const { page, context } = await visit(`/room?k=${key}`, { viewport: phone })
  await page.getByLabel('PIN', { exact: true }).fill('1357')
  expect(page.url()).toBe(`${PORTAL}/room`)
  expect(await page.content()).not.toContain('Asha')
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByText('This PIN is wrong.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByLabel('PIN', { exact: true }).fill('2468')
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('heading', { name: 'Asha & Nimal' }).waitFor()
  await expect.poll(() => page.url()).toBe(`${PORTAL}/room?id=${id}`)
  expect(await accessibilityProblems(page)).toEqual([])

  await page.getByRole('link', { name: 'View' }).click()
  const photos = page.getByRole('list', { name: /^Photos in/ })
  await expect.poll(() => photos.getByRole('link').count()).toBeGreaterThan(3)
  await page.getByRole('heading', { name: 'Films' }).waitFor()
  await photos.getByRole('link').first().click()
  await lightbox(page).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    lightbox(page)
      .getByRole('link', { name: /^Download Vows/ })
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Vows \d\.webp$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await lightbox(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: `Album ${second}` }).click()
  await expect.poll(() => photos.getByRole('link').count()).toBe(3)

  // The browser remembers that the PIN was given.
  await page.goto(`${PORTAL}/room?k=${key}`)
  await page.getByRole('heading', { name: 'Asha & Nimal' }).waitFor()
  const other = await context.newPage()
  await other.goto(`${PORTAL}/room?id=${id}`)
  await other.getByRole('heading', { name: 'Asha & Nimal' }).waitFor()
  await call('revoke_room_link', { id }, admin)
  await page.reload()
  await page.getByRole('heading', { name: 'This link no longer opens a room' }).waitFor()
})

it('a client chooses photos on a phone up to the package, submits, and the studio sees the names and opens the list again', async () => {
  const editor = await anAdmin({ adminRole: 'editor' })
  const fid = await addAlbum(editor, { alpass: albumCode })
  await addPhotos(editor, fid, 5)
  const lists = [{ id: 'album', title: 'Album', limit: 2 }]
  const title = `Room ${unique()}`
  const room = await addRoom(editor, [{ kind: 'album', id: fid }], { title, lists })
  const { key } = await addLink(editor, room, { mayChoose: true })
  const { page } = await visit(`/room?k=${key}`, { viewport: phone })
  await page.getByRole('link', { name: 'View' }).click()
  const heart = (number: number) => page.getByRole('button', { name: `Vows ${number} for Album` })
  await page.getByText('0 of 2 chosen, 2 left').waitFor()
  await heart(1).click()
  await page.getByText('1 of 2 chosen, 1 left').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page
    .getByRole('list', { name: /^Photos in/ })
    .getByRole('link')
    .nth(1)
    .click()
  await lightbox(page).waitFor()
  await lightbox(page)
    .getByRole('button', { name: /for Album$/, pressed: false })
    .waitFor()
  await page.keyboard.press('p')
  await lightbox(page)
    .getByRole('button', { name: /for Album$/, pressed: true })
    .waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await lightbox(page).waitFor({ state: 'detached' })
  await page.getByText('2 of 2 chosen, 0 left').waitFor()
  await heart(3).click()
  await page.getByText('“Album” already has its 2 photos.').waitFor()
  await page.getByRole('alertdialog').getByRole('button').click()
  expect(await heart(3).getAttribute('aria-pressed')).toBe('false')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Chosen')
  await expect
    .poll(() =>
      page
        .getByRole('list', { name: /^Photos in/ })
        .getByRole('link')
        .count(),
    )
    .toBe(2)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('Submitted. Ask the studio').waitFor()
  expect(await heart(1).isDisabled()).toBe(true)

  const studio = await visit(`/admin_dashboard?id=ADM-1001&tool=rooms&open=${room}`, {
    ...{ as: editor, isDashboardOpen: true },
  })
  await studio.page.getByText('Submitted · web size · chooses').waitFor()
  const menu = studio.page.getByRole('button', { name: 'More for Asha' })
  await menu.click()
  await studio.page.getByRole('menuitem', { name: 'See what was chosen' }).click()
  const names = studio.page.getByLabel('Album: 2 of 2 chosen, 0 left')
  await names.waitFor()
  expect(await names.inputValue()).toMatch(/^Vows \d\.jpg, Vows \d\.jpg$/)
  expect(await accessibilityProblems(studio.page)).toEqual([])
  await menu.click()
  await studio.page.getByRole('menuitem', { name: 'Open the link again' }).click()
  await studio.page.getByText('Open · web size · chooses').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  await heart(1).click()
  await page.getByText('1 of 2 chosen, 1 left').waitFor()
})

it('an editor makes a room and a link in the dashboard, and the address opens the room', async () => {
  const editor = await anAdmin({ adminRole: 'editor' })
  const fid = await addAlbum(editor, { alpass: albumCode })
  await addPhotos(editor, fid, 3)
  const { page, context } = await visit('/admin_dashboard?id=ADM-1001&tool=rooms', {
    ...{ as: editor, isDashboardOpen: true },
  })
  await page.getByRole('button', { name: 'Add room' }).click()
  const title = `Room ${unique()}`
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Search', { exact: true }).fill(fid)
  await page.getByRole('button', { name: `Album ${fid}` }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.getByLabel('Name of the client').fill('Nimal')
  await page.getByRole('form', { name: 'New link' }).getByRole('button', { name: 'Add link' }).click()
  const address = await page.getByLabel('Address for the client').inputValue()
  expect(await accessibilityProblems(page)).toEqual([])
  const client = await context.newPage()
  await client.goto(address)
  await client.getByRole('heading', { name: title }).waitFor()
  await client.getByText('For Nimal').waitFor()
})

it.each([
  ['light', 820],
  ['dark', 1440],
] as const)(
  'a room is well made in the %s theme at %i px, and the states without one too',
  async (theme, width) => {
    const admin = await anAdmin()
    const fid = await addAlbum(admin, { alpass: albumCode })
    await addPhotos(admin, fid, 7)
    const { key } = await addLink(admin, await addRoom(admin, [{ kind: 'album', id: fid }]))
    const ended = await addLink(admin, await addRoom(admin, []), { lastDay: '2020-01-01' })
    const empty = await addLink(admin, await addRoom(admin, []))
    const { page } = await visit(`/room?k=${key}`, { viewport: { width, height: 1000 }, theme })
    await page.getByRole('link', { name: 'Photo 7' }).waitFor()
    if (theme === 'light') await expectWellMade(visit, { name: 'room', path: `/room?k=${key}` })
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: 'View' }).click()
    for (const [secret, heading] of [
      [ended.key, 'This link has ended'],
      ['A'.repeat(32), 'This link doesn’t open a room'],
      [empty.key, 'Nothing here yet'],
    ] as const) {
      await page.goto(`${PORTAL}/room?k=${secret}`)
      await page.getByRole('heading', { name: heading }).waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
    }
    await page.goto(`${PORTAL}/room`)
    await page.getByRole('heading', { name: 'Open your link again' }).waitFor()
  },
)

it('an address of a room is for no search engine, sends no referrer, and says nothing of the room', async () => {
  const admin = await anAdmin()
  const { key } = await addLink(admin, await addRoom(admin, []))
  const answer = await fetch(`${PORTAL}/room?k=${key}`)
  const html = await answer.text()
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(html).toContain('content="noindex"')
  expect([html.includes('Asha'), html.includes(key)]).toEqual([false, false])
})
