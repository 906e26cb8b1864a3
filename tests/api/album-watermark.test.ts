import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { PhotoDoc } from '../../functions/src/media/photo.doc.ts'
import { bucket, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { editAlbum, readEncoded, unlock } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { objectsIn, stage } from '../support/uploads.ts'

const code = 'kiwi-42'
let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

const green = { r: 20, g: 200, b: 40 }

async function upload(fid: string): Promise<string> {
  const pid = `photo-${unique()}`
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: green } })
    .jpeg()
    .toBuffer()
  const [file] = await stage(admin, [{ bytes, name: 'Field.jpg' }])
  const files = [{ name: 'Field.jpg', size: bytes.length, file, pid, type: 'image/jpeg' }]
  expect((await call('add_photos', { fid, files: JSON.stringify(files) }, admin)).status).toBe(200)
  return pid
}

async function anAlbum(overrides: Parameters<typeof anAlbumDoc>[0] = {}) {
  const fid = `marked-${unique()}`
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc(overrides))])
  return { fid, pid: await upload(fid) }
}
type Album = Awaited<ReturnType<typeof anAlbum>>

const photoOf = async (pid: string) => PhotoDoc.parse((await db.doc(`photos/${pid}`).get()).data())

/** Waits until the trigger has made all renditions of a photo with this watermark, or without one. */
async function rendered(pid: string, place: string | undefined): Promise<PhotoDoc> {
  await expect
    .poll(
      async () => {
        const { watermark, rendering, movingTo } = await photoOf(pid)
        return [watermark?.place, rendering?.waiting ?? false, movingTo]
      },
      { timeout: 30_000 },
    )
    .toEqual([place, false, undefined])
  return photoOf(pid)
}

/** Whether the middle of a picture is as it was taken. */
async function isClear(bytes: Buffer): Promise<boolean> {
  const image = sharp(bytes)
  const { width, height } = await image.metadata()
  const at = { left: Math.floor(width / 2) - 2, top: Math.floor(height / 2), width: 1, height: 1 }
  const [r = 0, g = 0, b = 0] = await image.extract(at).raw().toBuffer()
  return Math.abs(r - green.r) + Math.abs(g - green.g) + Math.abs(b - green.b) < 40
}

/** Whether each of its pictures that a visitor gets is as it was taken. */
async function clearPictures({ fid, pid }: Album, grant?: string): Promise<boolean[]> {
  const { items } = await readEncoded('photos_all', { fid, ...(grant && { grant }) })
  const { picture } = items.find((photo) => photo.pid === pid) ?? {}
  const addresses = [
    ...(picture?.sources.map(({ url }) => url) ?? []),
    ...(picture?.portrait ? [picture.portrait] : []),
  ]
  return Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address.startsWith('/') ? `${PORTAL}${address}` : address)
      expect(answer.status).toBe(200)
      return isClear(Buffer.from(await answer.arrayBuffer()))
    }),
  )
}

/** Whether each object is as it was taken that is anywhere but where no visitor gets it. */
async function clearObjects({ fid, pid }: Album): Promise<string[]> {
  const paths = [...(await objectsIn(`public/photos/${pid}/`)), ...(await objectsIn(`locked/${fid}/`))]
  const clear: string[] = []
  for (const path of paths) if (await isClear((await bucket.file(path).download())[0])) clear.push(path)
  return clear
}

const marked = { downloads: 'off', watermark: 'middle', strength: 'strong' } as const

describe.each([false, true])('the watermark of an album, locked: %s', (locked) => {
  it('is on every size from the change on, the former files are gone, and it ends with the downloads', async () => {
    const album = await anAlbum()
    const { fid, pid } = album
    if (locked) expect((await editAlbum(admin, fid, { alpass: code })).status).toBe(200)
    const grant = locked ? (await unlock(fid, code)).grant : undefined
    const { original } = await rendered(pid, undefined)
    expect(await clearPictures(album, grant)).toEqual([true, true, true, true])
    expect((await editAlbum(admin, fid, marked)).status).toBe(200)
    const after = await rendered(pid, 'middle')
    expect(await clearPictures(album, grant)).toEqual([false, false, false, false])
    await expect.poll(() => clearObjects(album)).toEqual([])
    expect(after.original).not.toBe(original)
    expect(await isClear((await bucket.file(after.original).download())[0])).toBe(true)

    expect((await editAlbum(admin, fid, { downloads: 'originals' })).status).toBe(200)
    await rendered(pid, undefined)
    expect(await clearPictures(album, grant)).toEqual([true, true, true, true])
  })

  it('is on what is uploaded later, and on the first rendition of it', async () => {
    const album = await anAlbum({ ...marked, ...(locked && { locked }) })
    // The preview of the upload has none and is left out.
    expect(await clearObjects(album)).toEqual([])
    await rendered(album.pid, 'middle')
    expect(await clearObjects(album)).toEqual([])
  })
})

describe('an album with a watermark', () => {
  it('has it on a cover that shows one of its photos, also where that was chosen before', async () => {
    const { fid, pid } = await anAlbum()
    await rendered(pid, undefined)
    expect((await editAlbum(admin, fid, { coverPhoto: pid })).status).toBe(200)
    const cover = async () => {
      const { items } = await readEncoded('get_all_albums', { ids: [fid] })
      const address = items[0]?.cover.sources.at(-1)?.url ?? ''
      return isClear(Buffer.from(await (await fetch(address)).arrayBuffer()))
    }
    expect(await cover()).toBe(true)
    const [former] = await objectsIn(`public/albums/${fid}/`)
    expect((await editAlbum(admin, fid, marked)).status).toBe(200)
    expect(await cover()).toBe(false)
    await rendered(pid, 'middle')
    await expect.poll(() => objectsIn(`public/albums/${fid}/`)).not.toContain(former)
    expect((await editAlbum(admin, fid, { coverPhoto: '' })).status).toBe(200)
    expect((await editAlbum(admin, fid, { coverPhoto: pid })).status).toBe(200)
    expect(await cover()).toBe(false)
  })

  it('has it on the other photos where one can no longer be decoded', async () => {
    const { fid, pid } = await anAlbum()
    const broken = await upload(fid)
    await Promise.all([rendered(pid, undefined), rendered(broken, undefined)])
    await bucket.file((await photoOf(broken)).original).save('no picture', { resumable: false })
    expect((await editAlbum(admin, fid, { ...marked, alpass: code })).status).toBe(200)
    await rendered(pid, 'middle')
    expect(await clearObjects({ fid, pid })).toEqual([])
    expect(await rendered(broken, 'middle')).toMatchObject({ unreadable: true, picture: null, locked: true })
    expect(await objectsIn(`public/photos/${broken}/`)).toEqual([])
  })

  it('has none while anything can be downloaded', async () => {
    const album = await anAlbum({ ...marked, downloads: 'web' })
    await rendered(album.pid, undefined)
    expect(await clearPictures(album)).toEqual([true, true, true, true])
  })

  it('changes places with another form of it, and gives no photo to an album without', async () => {
    const [one, other] = [await anAlbum(marked), await anAlbum({ downloads: 'off' })]
    await Promise.all([rendered(one.pid, 'middle'), rendered(other.pid, undefined)])
    const move = { from: one.fid, to: other.fid, ids: JSON.stringify([one.pid]) }
    expect((await call('move_photos', move, admin)).body.code).toBe('album-downloads-differ')
    const { original } = await photoOf(one.pid)
    await editAlbum(admin, one.fid, { watermark: 'corner' })
    expect((await rendered(one.pid, 'corner')).original).not.toBe(original)
    // The logo is not in the middle any more.
    expect(await clearPictures(one)).toEqual([true, true, true, true])
  })

  it('stays as it is where another form says nothing of it, and refuses what is no place', async () => {
    const { fid } = await anAlbum(marked)
    await editAlbum(admin, fid, { place: 'Lisbon' })
    expect((await db.doc(`albums/${fid}`).get()).data()).toMatchObject({ ...marked, place: 'Lisbon' })
    const refused = await editAlbum(admin, fid, { watermark: 'above' } as never)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['watermark']])
  })
})
