import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  leakedMetadata,
  pictureWithMetadata,
  privateMetadata,
} from '../../functions/src/files/clean/testing.ts'
import { bucket, db } from '../support/admin.ts'
import { call, read } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded, unlock } from '../support/media.ts'
import { aMember, anAdmin, anAdminWithoutSession, type Person } from '../support/people.ts'
import { forms, objectsIn, stage, stageCover } from '../support/uploads.ts'

const types = ['image/jpeg', 'image/png', 'image/webp'] as const
const fid = `ALB-${unique()}`
let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ photos: 0 }))])
})

/** A photo of the album that was uploaded with all metadata of a camera; its id and its bytes. */
async function anUploadedPhoto(type: (typeof types)[number]) {
  const bytes = await pictureWithMetadata(type)
  expect(leakedMetadata(bytes)).toEqual(expect.arrayContaining([privateMetadata.serial, 'the place']))
  const [name, pid] = [`walk.${type.slice(6)}`, `P-${unique()}`]
  const [file] = await stage(admin, [{ bytes, name, type }])
  const files = JSON.stringify([{ name, size: bytes.length, file, pid, type }])
  const { body } = await call('add_photos', { fid, files }, admin)
  expect(body.refused).toEqual([])
  await vi.waitUntil(async () => (await db.doc(`photos/${pid}`).get()).get('picture') !== null, {
    timeout: 30_000,
    interval: 100,
  })
  return { pid, bytes }
}

const absolute = (address: string) => new URL(address, PORTAL).href

/** The metadata that files at addresses leak; each of them answers. */
async function leakedAt(addresses: readonly string[]) {
  expect(addresses.length).toBeGreaterThan(0)
  const leaked = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(absolute(address))
      expect([address, response.status]).toEqual([address, 200])
      return leakedMetadata(Buffer.from(await response.arrayBuffer()))
    }),
  )
  return leaked.flat()
}

/** Every address in an answer. */
const addressesIn = (answer: unknown) =>
  Array.from(JSON.stringify(answer).matchAll(/"((?:https?:\/\/|\/locked\/)[^"]+)"/g), ([, url = '']) => url)

describe.each(types)('a photo with all metadata of its camera, %s', (type) => {
  let photo: Awaited<ReturnType<typeof anUploadedPhoto>>
  beforeAll(async () => {
    photo = await anUploadedPhoto(type)
  })

  it('leaks nothing to visitors: neither in lists, nor downloaded, nor in any public object', async () => {
    const { items } = await readEncoded('photos_all', { fid, ids: [photo.pid] })
    const { body } = await call('image_file', { key: photo.pid })
    expect(await leakedAt([...addressesIn(items), ...addressesIn(body)])).toEqual([])
    for (const path of await objectsIn(`public/photos/${photo.pid}/`))
      expect([path, ...leakedMetadata((await bucket.file(path).download())[0])]).toEqual([path])
  })

  it('has the size in the answer, the same orientation and the same pixels', async () => {
    const { body } = await call('image_file', { key: photo.pid })
    const bytes = Buffer.from(await (await fetch(body.data[0].file)).arrayBuffer())
    expect(bytes.length).toBe(body.data[0].size)
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer()
    expect((await pixels(bytes)).equals(await pixels(photo.bytes))).toBe(true)
  })
})

describe('get_original', () => {
  let photo: Awaited<ReturnType<typeof anUploadedPhoto>>
  beforeAll(async () => {
    photo = await anUploadedPhoto('image/jpeg')
  })

  it('answers admins alone the file byte by byte, under its name', async () => {
    const { status, body } = await call('get_original', { id: photo.pid }, admin)
    expect([status, body.data?.[0].size]).toEqual([200, photo.bytes.length])
    const answer = await fetch(absolute(body.data[0].file))
    expect(Buffer.from(await answer.arrayBuffer()).equals(photo.bytes)).toBe(true)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('cache-control')).toMatch(/^private/)
    for (const who of [{}, await aMember(), await anAdminWithoutSession()])
      expect((await call('get_original', { id: photo.pid }, who)).status).toBeGreaterThanOrEqual(401)
  })

  it('has no other address: not Storage, not without its key, not with another’s', async () => {
    const { body } = await call('get_original', { id: photo.pid }, admin)
    const [path = '', key = ''] = body.data[0].file.split('?')
    const other = await anUploadedPhoto('image/jpeg')
    const object = `${(await call('image_file', { key: photo.pid })).body.data[0].file.split('/o/')[0]}/o/`
    for (const address of [
      path,
      `${path}?key=`,
      `/originals/${other.pid}/original.jpg?${key}`,
      `/originals/../public/photos/${photo.pid}/original.jpg?${key}`,
      `${object}${encodeURIComponent(path.slice(1))}?alt=media`,
    ]) {
      const response = await fetch(absolute(address))
      expect([address, leakedMetadata(Buffer.from(await response.arrayBuffer()))]).toEqual([address, []])
      // An address with dots is resolved before it is sent, and is a screen of the app.
      const isFile = response.ok && !response.headers.get('content-type')?.startsWith('text/html')
      expect([address, isFile]).toEqual([address, false])
    }
    const [{ metadata = {} } = {}] = await bucket.file(path.slice(1)).getMetadata()
    expect(metadata.firebaseStorageDownloadTokens).toBeUndefined()
  })

  it('has none where there is none: an older photo, and one that is not there', async () => {
    await bucket.file(`originals/${photo.pid}/original.jpg`).delete()
    for (const id of [photo.pid, 'nothing'])
      expect((await call('get_original', { id }, admin)).body.code).toBe('media-not-found')
  })
})

describe('a picture with metadata', () => {
  it('leaks nothing as a cover, a shared preview, and a profile photo', async () => {
    const title = `Walk ${unique()}`
    const cover = await stageCover(admin, await pictureWithMetadata('image/jpeg'))
    const { body: added } = await call('add_news', forms.news(cover, title), admin)
    const { body: news } = await read('get_news', { search: title })
    expect(await leakedAt(addressesIn([added, news]))).toEqual([])
    const id = news.data[0]?.id ?? ''
    const page = await (await fetch(`${PORTAL}/read_news?id=${id}`)).text()
    const [, preview = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? []
    expect(await leakedAt([preview.replaceAll('&amp;', '&')])).toEqual([])

    const portrait = (await pictureWithMetadata('image/png')).toString('base64')
    const member = await aMember()
    const photo = `data:image/png;base64,${portrait}`
    const { status, body } = await call('up_pp', { photo }, member)
    expect([status, await leakedAt(addressesIn(body))]).toEqual([200, []])
  })

  it('leaks nothing in an album that is locked, still has its original, and is gone with the album', async () => {
    const { pid, bytes } = await anUploadedPhoto('image/jpeg')
    const { body: form } = await call('get_editable', { kind: 'album', id: fid }, admin)
    const fields = { alname: 'Closed', alpass: 'sesame12' }
    const { revision } = form
    expect((await call('edit', { kind: 'album', id: fid, revision, fields }, admin)).status).toBe(200)
    const { grant } = await unlock(fid, 'sesame12')
    const { items } = await readEncoded('photos_all', { fid, grant })
    expect(items.map((photo) => photo.pid)).toContain(pid)
    expect(await leakedAt(addressesIn(items))).toEqual([])
    const original = `originals/${pid}/original.jpg`
    expect((await bucket.file(original).download())[0].equals(bytes)).toBe(true)

    await call('delete_album', { id: fid }, admin)
    expect(await objectsIn(`originals/${pid}/`)).toEqual([original])
    await call('purge', { kind: 'album', id: fid }, admin)
    expect(await objectsIn(`originals/${pid}/`)).toEqual([])
    // Renditions that were being made meanwhile are removed as soon as they are there.
    await expect.poll(() => objectsIn(`locked/${fid}/`), { timeout: 20_000 }).toEqual([])
  })
})
