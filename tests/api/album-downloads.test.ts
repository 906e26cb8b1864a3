import type { AlbumDownloads } from '@dlm/contract/media/media.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { bucket, db } from '../support/admin.ts'
import { call, read } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { editAlbum, readEncoded, unlock } from '../support/media.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'
import { objectsIn, stage } from '../support/uploads.ts'

const code = 'kiwi-42'
let admin: Person
let member: Person
beforeAll(async () => {
  ;[admin, member] = [await anAdmin(), await aMember()]
})

/** Uploads a photo into an album; its id. */
async function upload(fid: string): Promise<string> {
  const [pid, bytes] = [`photo-${unique()}`, await aJpeg(700, 500)]
  const [file] = await stage(admin, [{ bytes, name: 'Harbour.jpg' }])
  const files = [{ name: 'Harbour.jpg', size: bytes.length, file, pid, type: 'image/jpeg' }]
  expect((await call('add_photos', { fid, files: JSON.stringify(files) }, admin)).status).toBe(200)
  return pid
}

/** An album with one photo, whose visitors may download this. */
async function anAlbum(downloads: AlbumDownloads, locked = false) {
  const fid = `downloads-${unique()}`
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ downloads }))])
  if (locked) expect((await editAlbum(admin, fid, { alpass: code })).status).toBe(200)
  return { fid, pid: await upload(fid), grant: locked ? (await unlock(fid, code)).grant : undefined }
}
type Shown = Awaited<ReturnType<typeof anAlbum>>

const set = async ({ fid }: Shown, downloads: AlbumDownloads) =>
  expect((await editAlbum(admin, fid, { downloads })).status).toBe(200)

/** The photo as a visitor who may see the album has it. */
async function shown({ fid, pid, grant }: Shown) {
  const { items } = await readEncoded('photos_all', { fid, ...(grant && { grant }) })
  const photo = items.find((each) => each.pid === pid)
  if (!photo) throw new Error(`${pid} is not shown`)
  return photo
}

const absolute = (address: string) => (address.startsWith('/') ? `${PORTAL}${address}` : address)
const statusOf = async (address: string) => (await fetch(absolute(address))).status
const download = ({ pid, grant }: Shown, who: Partial<Person> = {}) =>
  call('image_file', { key: pid, ...(grant && { grant }) }, who)
/** Paths of the originals that an address of the portal or of Storage could lead to. */
const reachable = async ({ fid, pid }: Shown) =>
  [...(await objectsIn(`public/photos/${pid}/`)), ...(await objectsIn(`locked/${fid}/`))].filter((path) =>
    path.includes('/original.'),
  )
const originalOf = async ({ pid }: Shown): Promise<string> =>
  (await db.doc(`photos/${pid}`).get()).get('original')

describe.each([false, true])('the downloads of an album, locked: %s', (locked) => {
  it('are the originals, where nothing else was chosen', async () => {
    const album = await anAlbum('originals', locked)
    const photo = await shown(album)
    expect([photo.downloads, photo.type]).toEqual([undefined, 'image/jpeg'])
    expect(await statusOf(photo.file)).toBe(200)
    const { body } = await download(album)
    expect(body.data[0]).toMatchObject({ name: 'Harbour.jpg', type: 'image/jpeg', size: photo.size })
  })

  it('are what the portal shows, in web size: no address leads to the original', async () => {
    const album = await anAlbum('web', locked)
    const photo = await shown(album)
    expect([photo.downloads, photo.type]).toEqual(['web', 'image/webp'])
    expect(photo.picture?.sources.map(({ url }) => url)).toContain(photo.file)
    for (const who of [{}, member, admin]) {
      const [file] = (await download(album, who)).body.data
      const answer = await fetch(absolute(file?.file ?? ''))
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([file?.name, file?.type, file?.size]).toEqual(['Harbour.webp', 'image/webp', bytes.length])
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
      expect(photo.size).toBe(bytes.length)
    }
    expect(await reachable(album)).toEqual([])
    expect(await statusOf(photo.file.replace(/\d+\.webp/, 'original.jpg'))).toBeGreaterThanOrEqual(403)
  })

  it('are off: the call says so, and the photo is still shown', async () => {
    const album = await anAlbum('off', locked)
    const photo = await shown(album)
    expect([photo.downloads, photo.file]).toEqual(['off', ''])
    for (const { url } of photo.picture?.sources ?? []) expect(await statusOf(url)).toBe(200)
    for (const who of [{}, member, admin])
      expect((await download(album, who)).body.code).toBe('downloads-off')
    expect(await reachable(album)).toEqual([])
  })

  it('are switched: addresses of before end, and come back at another place', async () => {
    const album = await anAlbum('originals', locked)
    const before = await shown(album)
    const bytes = await bucket.file(await originalOf(album)).download()
    await set(album, 'web')
    expect(await statusOf(before.file)).toBeGreaterThanOrEqual(403)
    expect(await reachable(album)).toEqual([])
    const web = await shown(album)
    expect((await fetch(absolute(web.file)).then((answer) => answer.arrayBuffer())).byteLength).toBe(web.size)
    const stored = await originalOf(album)
    await set(album, 'off')
    // Nothing has to move for that.
    expect(await originalOf(album)).toBe(stored)
    expect((await download(album)).body.code).toBe('downloads-off')
    await set(album, 'originals')
    const after = await shown(album)
    expect(after.file).not.toBe(before.file)
    expect(await bucket.file(await originalOf(album)).download()).toEqual(bytes)
    expect(await statusOf(after.file)).toBe(200)
    expect(
      await objectsIn(`withheld/`).then((all) => all.filter((path) => path.includes(album.pid))),
    ).toEqual([])
  })
})

describe('an album with downloads in web size', () => {
  it('stays so when it is locked and opened again', async () => {
    const album = await anAlbum('web')
    expect((await editAlbum(admin, album.fid, { alpass: code })).status).toBe(200)
    expect(await reachable(album)).toEqual([])
    expect((await editAlbum(admin, album.fid, { alpass: '' })).status).toBe(200)
    expect(await reachable(album)).toEqual([])
    expect((await shown(album)).type).toBe('image/webp')
  })

  it('says so in its answer; another form leaves it as it is', async () => {
    const album = await anAlbum('web')
    const { body } = await call('get_editable', { kind: 'album', id: album.fid }, admin)
    const { downloads: _, ...fields } = body.fields
    await call('edit', { kind: 'album', id: album.fid, revision: body.revision, fields }, admin)
    const { items } = await readEncoded('get_all_albums', { ids: [album.fid] })
    expect(items.map(({ downloads }) => downloads)).toEqual(['web'])
  })

  it('gives its photos to an album of the same setting, and takes none of another', async () => {
    const [from, same, other] = [await anAlbum('web'), await anAlbum('off'), await anAlbum('originals')]
    const ids = JSON.stringify([from.pid])
    expect((await call('move_photos', { from: from.fid, to: other.fid, ids }, admin)).body.code).toBe(
      'album-downloads-differ',
    )
    const back = { from: other.fid, to: from.fid, ids: JSON.stringify([other.pid]) }
    expect((await call('move_photos', back, admin)).body.code).toBe('album-downloads-differ')
    expect((await call('move_photos', { from: from.fid, to: same.fid, ids }, admin)).status).toBe(200)
    expect((await shown({ ...from, fid: same.fid })).downloads).toBe('off')
  })

  it('is no secret to the public list of photos: that has the same file', async () => {
    const album = await anAlbum('web')
    const { items } = await readEncoded('photos_all', { ids: [album.pid] })
    expect(items[0]?.file).toBe((await shown(album)).file)
    const search = JSON.stringify((await read('search_all', { search: 'Harbour' })).body)
    expect(search).not.toContain('original.')
  })
})
