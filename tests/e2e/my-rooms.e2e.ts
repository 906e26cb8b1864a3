import { expect, it } from 'vitest'
import { addAlbum, albumCode } from '../support/album-recordings.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { anAccount, anAdmin } from '../support/people.ts'
import { addLink, addPhotos, addRoom } from '../support/rooms.ts'

const { visit } = useBrowser({ expected: /40[349]/ })
const phone = { width: 390, height: 844 }

it('a member opens a room on a phone, finds it on the account page of another device, removes it, and puts it back', async () => {
  const admin = await anAdmin({ adminRole: 'editor' })
  const fid = await addAlbum(admin, { alpass: albumCode })
  await addPhotos(admin, fid, 3)
  const room = await addRoom(admin, [{ kind: 'album', id: fid }])
  const { id, key } = await addLink(admin, room, { pin: '2468' })
  const member = await anAccount()

  const { page } = await visit(`/room?k=${key}`, { viewport: phone, as: member })
  await page.getByLabel('PIN', { exact: true }).fill('2468')
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('heading', { name: 'Asha & Nimal' }).waitFor()

  const other = await visit('/profile', { as: member, theme: 'dark' })
  const link = other.page.getByRole('link', { name: /Asha & Nimal/ })
  await link.waitFor()
  expect(await accessibilityProblems(other.page)).toEqual([])
  await other.page.getByRole('button', { name: 'Remove Asha & Nimal' }).click()
  await link.waitFor({ state: 'detached' })
  await other.page.getByRole('button', { name: 'Undo' }).click()
  await link.click()
  await other.page.getByRole('link', { name: 'Photo 3' }).waitFor()
  expect(await other.page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]').count()).toBe(0)

  await call('revoke_room_link', { id }, admin)
  await other.page.goto('/profile')
  await other.page.getByRole('heading', { name: 'Account' }).first().waitFor()
  expect(await link.count()).toBe(0)
  await page.reload()
  await page.getByRole('heading', { name: 'This link no longer opens a room' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
