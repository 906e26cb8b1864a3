import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addAlbum, addFilm, addSound, albumCode } from '../support/album-recordings.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { aClip, aTone } from '../support/factories/clips.ts'
import { anAdmin } from '../support/people.ts'
import { addLink, addRoom, openRoom } from '../support/rooms.ts'

const { visit } = useBrowser({ expected: /40[349]/ })

const panel = (page: Page) => page.getByRole('region', { name: /comment/i })
const film = (page: Page) => page.getByRole('dialog', { name: 'The vows' })
const rate = 24
const frame = 73

/** Writes and sends a comment. */
async function write(page: Page, text: string): Promise<void> {
  await panel(page).getByLabel('Your comment').fill(text)
  await panel(page).getByRole('button', { name: 'Send' }).click()
  await panel(page).getByText(text).waitFor()
}

it.each([
  ['dark', 390],
  ['light', 1440],
] as const)(
  'a client comments at a frame of a film with a drawing, and at a moment of a sound; the studio answers and exports it, in the %s theme at %i px',
  async (theme, width) => {
    const admin = await anAdmin({ adminRole: 'editor' })
    const fid = await addAlbum(admin, { alpass: albumCode })
    const vid = await addFilm(admin, fid, await aClip({ seconds: 6, rate: String(rate) }), {
      frameRate: rate,
    })
    const aid = await addSound(admin, fid, await aTone(20), { duration: 20 })
    const room = await addRoom(admin, [
      { kind: 'video', id: vid },
      { kind: 'audio', id: aid },
    ])
    const { id, key } = await addLink(admin, room, { mayComment: true, mayApprove: true })
    const viewport = { width, height: 900 }
    const { page } = await visit(`/room?k=${key}`, { theme, viewport })

    // The film, by its keys: three seconds are 72 frames.
    await page.getByRole('link', { name: 'The vows' }).click()
    const video = film(page).locator('video')
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState))
      .toBeGreaterThan(1)
    await video.evaluate((player: HTMLVideoElement) => {
      player.currentTime = 3.01
    })
    await film(page).getByText('0:03, frame 72').first().waitFor()
    await page.keyboard.press('.')
    await page.keyboard.press('.')
    await page.keyboard.press(',')
    await panel(page)
      .getByRole('button', { name: `Comment at 0:03, frame ${frame}` })
      .click()
    expect(await accessibilityProblems(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Draw', exact: true }).click()
    // It is drawn on the frame of the comment, and on no other.
    const canvas = film(page).getByRole('img', { name: /^Drawing area/ })
    await film(page).getByRole('button', { name: 'One frame on' }).click()
    await canvas.waitFor({ state: 'detached' })
    await film(page).getByRole('button', { name: 'One frame back' }).click()
    await canvas.waitFor()
    const area = (await film(page)
      .getByRole('img', { name: /^Drawing area/ })
      .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(area.x + area.width * 0.25, area.y + area.height * 0.5)
    await page.mouse.down()
    await page.mouse.move(area.x + area.width * 0.5, area.y + area.height * 0.6, { steps: 6 })
    await page.mouse.up()
    await write(page, 'The ring, please.')
    const marker = film(page).getByRole('button', { name: /^Comment 1 of Asha at 0:03$/ })
    await page.keyboard.press('Escape')
    await expect.poll(() => film(page).count()).toBe(0)
    await page.getByText('1 open comment').waitFor()

    // The sound.
    const sound = page.getByRole('article', { name: 'The speech' })
    await sound.getByRole('button', { name: 'Comments' }).click()
    await sound.getByRole('slider').fill('12.5')
    await panel(page).getByRole('button', { name: 'Comment at 0:12' }).click()
    await write(page, 'Softer here.')
    await sound.getByRole('button', { name: 'Comment 1 of Asha at 0:12' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    const { grant } = await openRoom(key)
    const stored = async (kind: 'video' | 'audio', piece: string) =>
      (await call('get_room_comments', { grant, piece: { kind, id: piece } })).body.data
    const [onFilm] = await stored('video', vid)
    const [onSound] = await stored('audio', aid)
    const at = onFilm?.anchor.at === 'time' ? onFilm.anchor.seconds : 0
    expect(Math.floor(at * rate)).toBe(frame)
    expect(onFilm?.strokes[0]?.points.slice(0, 2)).toEqual([expect.closeTo(0.25, 1), expect.closeTo(0.5, 1)])
    expect(onSound?.anchor).toMatchObject({ at: 'time', seconds: expect.closeTo(12.5, 0) })

    // The studio answers where the dashboard leads, and exports the frame.
    const studio = await visit(`/admin_dashboard?id=ADM-1001&tool=rooms&open=${room}`, {
      ...{ theme, viewport, as: admin, isDashboardOpen: true },
    })
    await studio.page.getByRole('button', { name: 'Export the comments on The vows' }).click()
    const [saved] = await Promise.all([
      studio.page.waitForEvent('download'),
      studio.page.getByRole('menuitem', { name: 'DaVinci Resolve (EDL)' }).click(),
    ])
    // 73 frames after the hour.
    expect(await readFile(await saved.path(), 'utf8')).toContain('01:00:03:01 01:00:03:02')
    const address = await studio.page.getByRole('link', { name: /The vows/ }).getAttribute('href')
    await studio.page.goto(`${PORTAL}${address}`)
    await panel(studio.page).getByRole('button', { name: 'Reply' }).click()
    await panel(studio.page).getByLabel('Your reply').fill('Done.')
    await panel(studio.page).getByRole('button', { name: 'Send' }).click()
    await panel(studio.page).getByText('Done.').waitFor()
    await panel(studio.page).getByRole('button', { name: 'Resolve', exact: true }).click()
    await panel(studio.page)
      .getByText(/^Resolved by/)
      .waitFor()

    // The client sees it, and the drawing on its frame.
    await page.goto(`${PORTAL}/room?id=${id}&film=${vid}&comments=1`)
    await panel(page)
      .getByText(/^Resolved by/)
      .waitFor()
    await marker.first().click()
    await film(page).locator('.comment-strokes').waitFor()
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
      .toBeCloseTo(at, 2)
    await panel(page).getByText('Approved').click()
    await panel(page)
      .getByText(/^Asha, /)
      .waitFor()
  },
)
