import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addAlbum, addFilm, albumCode } from '../support/album-recordings.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { aClip } from '../support/factories/clips.ts'
import { anAdmin } from '../support/people.ts'
import { addLink, addPhotos, addRoom } from '../support/rooms.ts'

const { visit } = useBrowser({ expected: /40[349]/ })

const view = (page: Page) => page.getByRole('dialog', { name: /^Versions of/ })

it.each([
  ['dark', 390],
  ['light', 1440],
] as const)(
  'the studio adds a newer version of a photo, and the client sees both with their comments, in the %s theme at %i px',
  async (theme, width) => {
    const admin = await anAdmin({ adminRole: 'editor' })
    const fid = await addAlbum(admin, { alpass: albumCode })
    const [first = ''] = await addPhotos(admin, fid, 2)
    const room = await addRoom(admin, [{ kind: 'photo', id: first }])
    const { id, key } = await addLink(admin, room, { mayComment: true, mayApprove: true })
    const { grant } = (await call('open_room', { key })).body
    const onFirst = { grant, id: crypto.randomUUID(), piece: { kind: 'photo' as const, id: first } }
    const anchor = { at: 'point', x: 0.25, y: 0.5 } as const
    await call('add_room_comment', { ...onFirst, text: 'Softer, please.', anchor })

    const viewport = { width, height: 900 }
    const studio = await visit(`/admin_dashboard?id=ADM-1001&tool=rooms&open=${room}`, {
      ...{ theme, viewport, as: admin, isDashboardOpen: true },
    })
    await studio.page.getByRole('button', { name: 'Add a newer version of Vows 1' }).click()
    await studio.page.getByLabel('Search albums').fill(fid)
    await studio.page.getByRole('button', { name: new RegExp(`Album ${fid}`) }).click()
    await studio.page.getByRole('button', { name: 'Add Vows 2' }).click()
    await studio.page.getByText('Version 1: Vows 1').waitFor()
    expect(await accessibilityProblems(studio.page)).toEqual([])
    await studio.page.getByRole('button', { name: 'Save', exact: true }).click()
    await studio.page.getByText('Room saved').waitFor()

    const { page } = await visit(`/room?k=${key}`, { theme, viewport })
    await page.getByRole('link', { name: 'Compare the 2 versions of Vows 2' }).click()
    await view(page).getByText('Softer, please.').waitFor()
    // On a phone it is not hidden by what is below it.
    await view(page).getByText('Softer, please.').click({ trial: true })
    const [left, right] = [1, 2].map((number) =>
      view(page).getByRole('region', { name: `Version ${number}`, exact: true }),
    )
    await expect.poll(() => left?.locator('img').count()).toBe(1)
    await expect.poll(() => right?.locator('img').count()).toBe(1)
    await right?.getByText('No comments on this version.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    // The pin is where the client pointed.
    const [pin, photo] = await Promise.all([
      left?.getByRole('button', { name: 'Comment 1 of Asha' }).first().boundingBox(),
      left?.locator('img').boundingBox(),
    ])
    expect(((pin?.x ?? 0) + 22 - (photo?.x ?? 0)) / (photo?.width ?? 1)).toBeCloseTo(0.25, 1)
    expect(((pin?.y ?? 0) + 22 - (photo?.y ?? 0)) / (photo?.height ?? 1)).toBeCloseTo(0.5, 1)
    await right?.getByText('Approved').click()
    await right?.getByText(/^Asha, /).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => view(page).count()).toBe(0)
    // What the dashboard linked to before there was a newer version leads here too.
    await page.goto(`${PORTAL}/room?id=${id}&photo=${first}&comments=1`)
    await view(page).getByText('Softer, please.').waitFor()
  },
)

it('two versions of a film play and move together', async () => {
  const admin = await anAdmin({ adminRole: 'editor' })
  const fid = await addAlbum(admin, { alpass: albumCode })
  const [one, two] = await Promise.all([addTestFilm(), addTestFilm()])
  const room = await addRoom(admin, [{ kind: 'video', id: two, earlier: [{ id: one }] }])
  const { key } = await addLink(admin, room)
  const { page } = await visit(`/room?k=${key}`)
  await page.getByRole('link', { name: /^Compare the 2 versions of/ }).click()
  const films = view(page).locator('video')
  await expect
    .poll(() => films.evaluateAll((all) => all.map((each) => (each as HTMLVideoElement).readyState > 0)))
    .toEqual([true, true])
  const times = () => films.evaluateAll((all) => all.map((each) => (each as HTMLVideoElement).currentTime))
  const seek = (moment: number) =>
    films.first().evaluate((film, to) => {
      ;(film as HTMLVideoElement).currentTime = to
    }, moment)
  await seek(1)
  await expect.poll(times).toEqual([1, 1])
  await view(page).getByRole('button', { name: 'Play together', pressed: true }).click()
  await seek(0.5)
  await expect.poll(times).toEqual([0.5, 1])

  async function addTestFilm(): Promise<string> {
    return addFilm(admin, fid, await aClip())
  }
})
