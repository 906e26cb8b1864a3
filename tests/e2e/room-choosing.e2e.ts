import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addAlbum, albumCode } from '../support/album-recordings.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { unique } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { anAdmin } from '../support/people.ts'
import { addLink, addPhotos, addRoom, openRoom } from '../support/rooms.ts'

const { visit } = useBrowser({ expected: /40[349]|ERR_INTERNET_DISCONNECTED/ })
const phone = { width: 390, height: 844 }
const lists = [{ id: 'album', title: 'Album', limit: 12 }]

/** A room with an album of so many photos, and a link whose client chooses. */
async function aRoom(photos: number) {
  const admin = await anAdmin({ adminRole: 'editor', email: `maker-${unique()}@dlm.test` })
  const fid = await addAlbum(admin, { alpass: albumCode })
  await addPhotos(admin, fid, photos)
  const room = await addRoom(admin, [{ kind: 'album', id: fid }], { title: `Room ${unique()}`, lists })
  const email = `asha-${unique()}@dlm.test`
  return { admin, room, email, ...(await addLink(admin, room, { mayChoose: true, email })) }
}

const heart = (page: Page, number: number) =>
  page.getByRole('button', { name: `Vows ${number} for Album`, exact: true })
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos' })
const show = (page: Page, filter: string) => page.getByRole('combobox', { name: 'Show' }).selectOption(filter)
const photos = (page: Page) => page.getByRole('list', { name: /^Photos in/ }).getByRole('link')

it('a client rates, rejects and compares on a phone, filters, and submits; both get a receipt, and the studio sees the progress', async () => {
  const { admin, room, key, email } = await aRoom(6)
  const { page } = await visit(`/room?k=${key}`, { viewport: phone })
  await page.getByRole('link', { name: 'View' }).click()
  await photos(page).first().click()
  await lightbox(page).getByRole('button', { name: '4 stars' }).click()
  await page.keyboard.press('ArrowRight')
  await lightbox(page).getByRole('button', { name: '4 stars', pressed: false }).waitFor()
  await page.keyboard.press('x')
  await lightbox(page).getByRole('button', { name: 'Reject (X)', pressed: true }).waitFor()
  await lightbox(page).getByRole('button', { name: 'Compare (C)' }).click()
  const compare = page.getByRole('dialog', { name: 'Compare photos' })
  await expect.poll(() => compare.getByRole('listitem').count()).toBe(2)
  expect(await accessibilityProblems(page)).toEqual([])
  await compare.getByRole('button', { name: '4 side by side' }).click()
  await expect.poll(() => compare.getByRole('listitem').count()).toBe(4)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('p')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await compare.waitFor({ state: 'detached' })
  await page.getByText('1 of 12 chosen, 11 left').waitFor()
  for (const [filter, count] of [
    ['Chosen', 1],
    ['With stars', 1],
    ['Rejected', 1],
    ['All photos', 6],
  ] as const) {
    await show(page, filter)
    await expect.poll(() => photos(page).count(), { message: filter }).toBe(count)
  }
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('We’ve sent you a receipt by e-mail.').waitFor()
  for (const to of [email, admin.email])
    await expect.poll(async () => (await mailsTo(to)).map(({ template }) => template)).toEqual(['receipt'])

  const studio = await visit(`/admin_dashboard?id=ADM-1001&tool=rooms&open=${room}`, {
    ...{ as: admin, isDashboardOpen: true },
  })
  await studio.page.getByText(/Looked at \d of 6 · Album: 1 of 12 · Submitted/).waitFor()
})

it('two phones of one couple lose nothing that they choose without a network', async () => {
  const { key } = await aRoom(6)
  const phones = await Promise.all([1, 2].map(() => visit(`/room?k=${key}`, { viewport: phone })))
  for (const { page } of phones) await heart(page, 1).waitFor()
  for (const { context } of phones) await context.setOffline(true)
  for (const [at, numbers] of [
    [0, [1, 2, 3]],
    [1, [3, 4, 5]],
  ] as const) {
    const { page } = phones[at] ?? expect.fail()
    for (const number of numbers) await heart(page, number).click()
    await page.getByText('3 of 12 chosen, 9 left').waitFor()
    await page.getByText('Not sent yet.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  }
  await Promise.all(phones.map(({ context }) => context.setOffline(false)))
  for (const { page } of phones) await page.getByText('Not sent yet.').waitFor({ state: 'detached' })
  const { grant } = await openRoom(key)
  expect((await call('get_room_choices', { grant })).body.data[0]?.pids).toHaveLength(5)
  for (const { page } of phones) {
    await page.reload()
    await page.getByText('5 of 12 chosen, 7 left').waitFor()
  }
})
