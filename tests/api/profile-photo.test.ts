import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { publicFolder } from '../../functions/src/files/media-paths.ts'
import { bucket, db } from '../support/admin.ts'
import { call, send } from '../support/client.ts'
import { aStoredPicture } from '../support/factories/picture.ts'
import { aMember } from '../support/people.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })
const dataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`
const objectsOf = async (uid: string) =>
  (await bucket.getFiles({ prefix: publicFolder('profiles', uid) }))[0].map(({ name }) => name)

describe('up_pp', () => {
  it('makes a square of 256 px without what else was in the file, in place of the one before', async () => {
    const { uid, token } = await aMember()
    const rotated = await picture(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const first = await call('up_pp', { photo: dataUrl(rotated) }, { token })
    expect(first.status).toBe(200)
    const served = await fetch(first.body.photo)
    const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
    expect(served.headers.get('cache-control')).toContain('immutable')

    const second = await call(
      'up_pp',
      { photo: dataUrl(await picture(300, 300).png().toBuffer(), 'png') },
      { token },
    )
    expect(second.body.photo).not.toBe(first.body.photo)
    expect((await fetch(second.body.photo)).status).toBe(200)
    expect((await fetch(first.body.photo)).status).toBe(404)
    expect(JSON.stringify([first.body, second.body])).not.toContain(uid)
    expect((await call('get_user_data', {}, { token })).body.data[0].photo).toBe(second.body.photo)
  })

  it('cuts out the square that was chosen, and refuses one that is none', async () => {
    const { token } = await aMember()
    const blue = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#00c' } })
      .png()
      .toBuffer()
    const halves = picture(600, 300).composite([{ input: blue, left: 300, top: 0 }])
    const photo = dataUrl(await halves.jpeg().toBuffer())
    const square = { leftEdge: 0.5, topEdge: 0, sideLength: 1 }
    const { body } = await call('up_pp', { photo, square }, { token })
    const { dominant } = await sharp(Buffer.from(await (await fetch(body.photo)).arrayBuffer())).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    const none = await call('up_pp', { photo, square: { ...square, sideLength: 0 } }, { token })
    expect([none.status, none.body.code]).toEqual([400, 'invalid-input'])
  })

  it('replaces one in the same folder, as those of the demo data are', async () => {
    const { uid, token } = await aMember()
    const photo = aStoredPicture('profiles', uid, { widths: [256] })
    await db.doc(`users/${uid}`).update({ photo })
    await bucket.file(`${photo.folder}/256.webp`).save('photo', { resumable: false })
    const { status } = await call(
      'up_pp',
      { photo: dataUrl(await picture(300, 300).jpeg().toBuffer()) },
      { token },
    )
    expect(status).toBe(200)
    const { folder } = (await db.doc(`users/${uid}`).get()).get('photo')
    expect(await objectsOf(uid)).toEqual([])
    expect((await bucket.file(`${folder}/256.webp`).exists())[0]).toBe(true)
  })

  it.each([
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo-not-valid'],
    ['half a picture', Buffer.from('/9j/4AAQSkZJRg', 'base64'), 'photo-not-valid'],
  ])('refuses %s, and changes nothing', async (_, bytes, code) => {
    const { uid, token } = await aMember()
    const { status, body } = await call('up_pp', { photo: dataUrl(bytes) }, { token })
    expect([status, body.code]).toEqual([400, code])
    expect((await db.doc(`users/${uid}`).get()).get('photo')).toBeNull()
    expect(await objectsOf(uid)).toEqual([])
  })

  it('takes a request of 8 MiB, of which the photo is too large to be one, and not a byte more', async () => {
    const { uid, email, token } = await aMember()
    const maxBytes = 8 * 1024 * 1024
    const sized = (bytes: number) => {
      const [start, end] = [JSON.stringify({ email, photo: 'data:image/png;base64,' }).slice(0, -2), '"}']
      const body = start + 'A'.repeat(bytes - start.length - end.length) + end
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      return send('/api/up_pp', { method: 'POST', headers, body })
    }
    const [fits, over] = [await sized(maxBytes), await sized(maxBytes + 1)]
    expect([fits.status, fits.body.code]).not.toEqual([413, 'body-too-large'])
    expect([over.status, over.body.code]).toEqual([413, 'body-too-large'])
    expect((await db.doc(`users/${uid}`).get()).get('photo')).toBeNull()
    expect(await objectsOf(uid)).toEqual([])
  })

  it.each(['data:image/svg+xml;base64,PHN2Zy8+', 'https://evil.test/a.png', 'data:image/png;base64,%%'])(
    'refuses what is no picture in a data address: %s',
    async (photo) => {
      const { token } = await aMember()
      expect((await call('up_pp', { photo }, { token })).body.code).toBe('invalid-input')
    },
  )
})
