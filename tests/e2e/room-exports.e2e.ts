import { readFile } from 'node:fs/promises'
import JSZip from 'jszip'
import { expect, it } from 'vitest'
import { addAlbum, albumCode } from '../support/album-recordings.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { anAdmin } from '../support/people.ts'
import { addLink, addPhotos, addRoom, openRoom } from '../support/rooms.ts'

const { visit } = useBrowser()

it.each([
  ['light', 390],
  ['dark', 1440],
] as const)(
  'the studio takes what was chosen along, as a table and as sidecars, in the %s theme at %i px',
  async (theme, width) => {
    const admin = await anAdmin({ adminRole: 'editor' })
    const fid = await addAlbum(admin, { alpass: albumCode })
    await addPhotos(admin, fid, 3)
    const lists = [{ id: 'album', title: 'Album', limit: 4 }]
    const room = await addRoom(admin, [{ kind: 'album', id: fid }], { lists })
    const { key, id } = await addLink(admin, room, { mayChoose: true })
    const { grant } = await openRoom(key)
    const client = await visit(`/room?k=${key}`)
    for (const number of [3, 1])
      await client.page.getByRole('button', { name: `Vows ${number} for Album` }).click()
    await client.page.getByText('2 of 4 chosen, 2 left').waitFor()
    await expect
      .poll(async () => (await call('get_room_choices', { grant })).body.data[0]?.pids.length)
      .toBe(2)

    const { page } = await visit(`/admin_dashboard?id=ADM-1001&tool=rooms&open=${room}`, {
      ...{ theme, viewport: { width, height: 900 }, as: admin, isDashboardOpen: true },
    })
    await page.getByRole('button', { name: 'More for Asha' }).click()
    await page.getByRole('menuitem', { name: 'See what was chosen' }).click()
    const table = page.getByRole('button', { name: 'Table (CSV)' })
    await table.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const [csv] = await Promise.all([page.waitForEvent('download'), table.click()])
    expect(csv.suggestedFilename()).toBe('Asha & Nimal, Asha.csv')
    expect((await readFile(await csv.path(), 'utf8')).split('\r\n')).toEqual([
      '\ufeffList,File,Stars,Rejected,Order',
      'Album,Vows 3.jpg,,,1',
      'Album,Vows 1.jpg,,,2',
      '',
    ])
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'XMP sidecars' }).click(),
    ])
    const { files } = await JSZip.loadAsync(await readFile(await zip.path()))
    expect(Object.keys(files).sort()).toEqual(['Vows 1.xmp', 'Vows 3.xmp'])
    expect(await files['Vows 3.xmp']?.async('string')).toContain('xmp:Label="Green"')
    await call('revoke_room_link', { id }, admin)
  },
)
