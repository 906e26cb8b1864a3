import { expect, it } from 'vitest'
import { addAlbum, albumCode } from '../support/album-recordings.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { anAdmin } from '../support/people.ts'
import { addLink, addPhotos, addRoom } from '../support/rooms.ts'

const { visit } = useBrowser()

it.each([390, 820])('a report does not cover the bar of choices at %i px', async (width) => {
  const admin = await anAdmin({ adminRole: 'editor' })
  const fid = await addAlbum(admin, { alpass: albumCode })
  await addPhotos(admin, fid, 3)
  const lists = [{ id: 'album', title: 'Album', limit: 12 }]
  const room = await addRoom(admin, [{ kind: 'album', id: fid }], { lists })
  const { key } = await addLink(admin, room, { mayChoose: true })
  const { page } = await visit(`/room?k=${key}`, { viewport: { width, height: 844 } })
  await page.getByRole('link', { name: 'View' }).click()
  await page.getByRole('button', { name: 'Vows 1 for Album' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  const report = page.locator('.report-list').getByText('Choice submitted')
  await report.waitFor()
  await page.getByText('Submitted. Ask the studio').waitFor()
  const bar = page.getByRole('region', { name: 'Your choice' })
  const heightBetween = async () => {
    const [above, below] = await Promise.all([
      page.locator('.report-list > *').first().boundingBox(),
      bar.boundingBox(),
    ])
    return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))
  }
  await expect.poll(heightBetween).toBeGreaterThanOrEqual(0)
  expect(await accessibilityProblems(page)).toEqual([])
})
