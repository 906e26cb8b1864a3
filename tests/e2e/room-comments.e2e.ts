import { brand } from '@dlm/contract/brand/brand'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addAlbum, albumCode } from '../support/album-recordings.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { addLink, addRoom } from '../support/rooms.ts'
import { stage } from '../support/uploads.ts'

const { visit } = useBrowser({ expected: /40[349]/ })
const phone = { width: 390, height: 844 }
const rights = { mayComment: true, mayApprove: true }

/** Adds a photo to an album; its id. */
async function addPhoto(admin: Person, fid: string, name: string): Promise<string> {
  const bytes = await aJpeg(900, 600)
  const [file] = await stage(admin, [{ bytes, name }])
  const pid = `photo-${unique()}`
  const files = [{ name, size: bytes.length, file, pid, type: 'image/jpeg' }]
  expect((await call('add_photos', { fid, files: JSON.stringify(files) }, admin)).status).toBe(200)
  return pid
}

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos' })
const panel = (page: Page) => page.getByRole('region', { name: /comment/i })

it('a client points at a photo on a phone and draws on it; the studio answers, resolves and approves, and the client sees it', async () => {
  const editor = await anAdmin({ adminRole: 'editor' })
  const fid = await addAlbum(editor, { alpass: albumCode })
  const pid = await addPhoto(editor, fid, 'Vows 1.jpg')
  await addPhoto(editor, fid, 'Vows 2.jpg')
  const room = await addRoom(editor, [{ kind: 'album', id: fid }])
  const { id, key } = await addLink(editor, room, rights)

  const { page } = await visit(`/room?k=${key}`, { viewport: phone })
  await expect.poll(() => page.url()).toBe(`${PORTAL}/room?id=${id}`)
  await page.goto(`${PORTAL}/room?id=${id}&part=${fid}&photo=${pid}`)
  await lightbox(page).getByRole('button', { name: 'Comments' }).click()
  await panel(page).getByText('No comments yet').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Your comment' }).click()
  const photo = lightbox(page).getByRole('button', { name: 'Point at the photo' }).first()
  const box = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(box.width).toBeGreaterThan(300)
  await photo.click({ position: { x: box.width * 0.25, y: box.height * 0.5 } })
  await lightbox(page)
    .getByRole('button', { name: /^Point, 25 percent from the left, 50 percent from the top/ })
    .waitFor()
  await panel(page).getByRole('button', { name: 'Draw' }).click()
  const area = lightbox(page).getByRole('img', { name: /^Drawing area/ })
  const drawn = (await area.boundingBox()) ?? box
  await page.mouse.move(drawn.x + 60, drawn.y + 60)
  await page.mouse.down()
  await page.mouse.move(drawn.x + 120, drawn.y + 100, { steps: 6 })
  await page.mouse.up()
  await panel(page).getByRole('button', { name: 'Remove the last line' }).waitFor()
  await panel(page).getByLabel('Your comment').fill('A little brighter here, @studio?')
  expect(await accessibilityProblems(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Send' }).click()
  await lightbox(page).getByRole('button', { name: 'Comment 1 of Asha' }).first().waitFor()
  await lightbox(page).getByRole('button', { name: 'Comments: 1' }).waitFor()
  await lightbox(page).getByRole('button', { name: 'Comment 1 of Asha' }).first().click()
  expect(await accessibilityProblems(page)).toEqual([])
  await panel(page).getByText('Changes wanted').click()
  await panel(page)
    .getByText(/^Asha, /)
    .waitFor()

  const studio = await visit(`/admin_dashboard?id=ADM-1001&tool=rooms&open=${room}`, {
    ...{ as: editor, isDashboardOpen: true },
  })
  await studio.page.getByRole('heading', { name: 'What clients say' }).waitFor()
  const row = studio.page.getByRole('link', { name: /Vows 1.*Changes wanted.*1 open/ })
  expect(await accessibilityProblems(studio.page)).toEqual([])
  const [inRoom] = await Promise.all([studio.context.waitForEvent('page'), row.click()])
  await inRoom.getByText('A little brighter here,').waitFor()
  expect(await accessibilityProblems(inRoom)).toEqual([])
  await panel(inRoom).getByRole('button', { name: 'Reply' }).click()
  await panel(inRoom).getByLabel('Your reply').fill('Done.')
  await panel(inRoom).getByRole('button', { name: 'Send' }).click()
  await panel(inRoom).getByText('Done.').waitFor()
  await panel(inRoom).getByRole('button', { name: 'Resolve' }).click()
  await panel(inRoom).getByText('Approved').click()
  await panel(inRoom).getByText(`${brand.company}, `).waitFor()
  expect(await accessibilityProblems(inRoom)).toEqual([])

  await page.reload()
  await lightbox(page).getByRole('button', { name: 'Comments: 2' }).click()
  await panel(page).getByText(`Resolved by ${brand.company}`).waitFor()
  await panel(page).getByText(`${brand.company}, `).waitFor()
  await panel(page).getByText('Done.').waitFor()
  const more = panel(page).getByRole('button', { name: 'More for the comment of Asha' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await panel(page).getByText('This comment was deleted.').waitFor()
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await panel(page).getByText('A little brighter here,').waitFor()
})
