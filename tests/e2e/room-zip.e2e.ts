import { readFile } from 'node:fs/promises'
import JSZip from 'jszip'
import { expect, it } from 'vitest'
import { addAlbum, albumCode } from '../support/album-recordings.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { anAdmin } from '../support/people.ts'
import { addLink, addPhotos, addRoom } from '../support/rooms.ts'

const { visit } = useBrowser({ expected: /40[349]/ })
const phone = { width: 390, height: 844 }

it('a client downloads what was chosen as a zip on a phone, and a zip that is under way ends with the link', async () => {
  const admin = await anAdmin({ adminRole: 'editor' })
  const fid = await addAlbum(admin, { alpass: albumCode })
  await addPhotos(admin, fid, 9)
  const lists = [{ id: 'album', title: 'Album', limit: 4 }]
  const room = await addRoom(admin, [{ kind: 'album', id: fid }], { lists })
  const { id, key } = await addLink(admin, room, { mayChoose: true, downloads: 'originals' })
  const { page } = await visit(`/room?k=${key}`, { viewport: phone })
  await page.getByRole('link', { name: 'View' }).click()
  for (const number of [2, 5, 7, 8])
    await page.getByRole('button', { name: `Vows ${number} for Album` }).click()
  await page.getByText('4 of 4 chosen, 0 left').waitFor()
  await page.getByRole('button', { name: 'Download choice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download photos' })
  await dialog.getByText('Chosen for Album: 04 photos').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Asha & Nimal, Album.zip')
  const { files } = await JSZip.loadAsync(await readFile(await download.path()))
  expect(Object.keys(files)).toEqual(['Vows 2.jpg', 'Vows 5.jpg', 'Vows 7.jpg', 'Vows 8.jpg'])
  await dialog.waitFor({ state: 'detached' })

  // The second file of the next one is requested when the link is revoked.
  const names: string[] = []
  let revoke: () => void = () => undefined
  const isRevoked = new Promise<void>((resolve) => {
    revoke = resolve
  })
  await page.route(/\/room_files\/.*original/, async (route) => {
    names.push(route.request().url())
    if (names.length === 2) {
      await call('revoke_room_link', { id }, admin)
      revoke()
    }
    if (names.length > 1) await isRevoked
    await route.continue()
  })
  let isSaved = false
  page.on('download', () => {
    isSaved = true
  })
  await page.getByRole('button', { name: 'Download choice' }).click()
  await dialog.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByText('The download has ended').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('heading', { name: 'This link no longer opens a room' }).waitFor()
  expect(isSaved).toBe(false)
})
