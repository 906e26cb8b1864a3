import { expect, it } from 'vitest'
import { addAlbum, albumCode } from '../support/album-recordings.ts'
import { useBrowser } from '../support/browser.ts'
import { anAdmin } from '../support/people.ts'
import { addLink, addPhotos, addRoom } from '../support/rooms.ts'

const { visit } = useBrowser()

it.each([true, false])(
  'a room is a contact sheet on paper: all photos with their names, and the marks of a client who may choose (%s)',
  async (mayChoose) => {
    const admin = await anAdmin({ adminRole: 'editor' })
    const fid = await addAlbum(admin, { alpass: albumCode })
    await addPhotos(admin, fid, 5)
    const lists = [{ id: 'album', title: 'Album', limit: 12 }]
    const room = await addRoom(admin, [{ kind: 'album', id: fid }], { lists })
    const { key } = await addLink(admin, room, { mayChoose })
    const { page } = await visit(`/room?k=${key}`, { viewport: { width: 390, height: 844 } })
    await page.getByRole('link', { name: 'Photo 1' }).waitFor()
    if (mayChoose) {
      await page.getByRole('button', { name: 'Vows 2 for Album' }).click()
      await page.getByText('1 of 12 chosen').waitFor()
    }
    const lines = page.locator('.sheet-line')
    expect(await lines.first().isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await expect
      .poll(async () => (await lines.allTextContents()).sort())
      .toEqual(['Vows 1', mayChoose ? 'Vows 2 ♥' : 'Vows 2', 'Vows 3', 'Vows 4', 'Vows 5'])
    expect(await lines.first().isVisible()).toBe(true)
    expect(await page.locator('.tile-heart:visible').count()).toBe(0)
    const boxes = await page
      .locator('[data-pid]')
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top))
    // Four beside each other, and the fifth below.
    expect(new Set(boxes.map(Math.round)).size).toBe(2)
  },
)
