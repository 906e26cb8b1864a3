import type { MediaType } from '@dlm/contract/format/media-endings'
import sharp, { type Create, type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { binId } from '../../functions/src/content/bin.doc.ts'
import { createStores } from '../../functions/src/create-platform.ts'
import { lockedFolder, originalPath, publicFolder } from '../../functions/src/files/media-paths.ts'
import { renderPhoto } from '../../functions/src/media/render-photo.ts'
import { requestRenditions } from '../../functions/src/media/request-renditions.ts'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { bucket, db } from '../support/admin.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aLockedPhotoDoc, aPhotoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded } from '../support/media.ts'

const run = unique()

/** A photo whose document waits for its renditions; nothing is uploaded yet. */
async function aWaitingPhoto(type: MediaType = 'image/jpeg', fid?: string) {
  const pid = `test-${run}-${unique().slice(0, 8)}`
  const folder = fid ? lockedFolder(fid, pid) : publicFolder('photos', pid)
  const original = originalPath(folder, type)
  const waiting = { type: type as 'image/jpeg', original, picture: null }
  const doc = fid ? aLockedPhotoDoc(fid, pid, waiting) : aPhotoDoc(pid, waiting)
  await writeDocuments(db, [documents.photos(pid, doc)])
  return { pid, folder, original, ref: db.doc(`photos/${pid}`) }
}
type WaitingPhoto = Awaited<ReturnType<typeof aWaitingPhoto>>

async function upload({ pid, original }: WaitingPhoto, bytes: Buffer | string) {
  await bucket.file(original).save(bytes, { resumable: false })
  await requestRenditions({ db, clock: systemClock }, [pid])
}

/** The photo's document as soon as the trigger has written to it. */
async function settled({ pid, ref }: WaitingPhoto) {
  for (let tried = 1; tried <= 500; tried++) {
    // A busy emulator loses requests; a list would make it again by then.
    if (tried % 150 === 0) await requestRenditions({ db, clock: systemClock }, [pid])
    const document = await ref.get()
    if (document.get('picture') !== null || document.get('unreadable')) return document
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing happened to ${ref.path}`)
}

async function filesIn({ folder }: WaitingPhoto) {
  const [files] = await bucket.getFiles({ prefix: `${folder}/` })
  return files
}

/** Puts a photo where the trigger sees it; its document and first rendition when this is done. */
async function uploadedPhoto(bytes: Buffer, type: MediaType = 'image/jpeg') {
  const photo = await aWaitingPhoto(type)
  await upload(photo, bytes)
  const document = await settled(photo)
  const [rendition] = await bucket
    .file(`${photo.folder}/${document.get('picture').widths[0]}.webp`)
    .download()
  return { photo, picture: document.get('picture'), metadata: await sharp(rendition).metadata() }
}

function plain(width: number, height: number, channels: Create['channels'] = 3): Sharp {
  return sharp({ create: { width, height, channels, background: { r: 200, g: 60, b: 30, alpha: 0.5 } } })
}

describe('an uploaded photo', () => {
  it('gets its renditions, which are cached publicly, and the lists show them', async () => {
    const { photo, picture } = await uploadedPhoto(await plain(2000, 1500).jpeg().toBuffer())
    expect(picture).toEqual({
      folder: photo.folder,
      widths: [320, 960, 1920, 2000],
      ...{ width: 2000, height: 1500, thumbhash: expect.any(String), portrait: 0, bytes: expect.any(Number) },
    })
    const files = await filesIn(photo)
    expect(files.map(({ name }) => name).sort()).toEqual(
      ['1920.webp', '2000.webp', '320.webp', '960.webp', 'original.jpg', 'portrait-0.webp'].map(
        (name) => `${photo.folder}/${name}`,
      ),
    )
    for (const { name, metadata } of files.filter(({ name }) => name.endsWith('webp'))) {
      expect(metadata.contentType, name).toBe('image/webp')
      expect(metadata.cacheControl, name).toBe('public, max-age=31536000, immutable')
    }
    const { items } = await readEncoded('photos_all', { ids: [photo.pid] })
    const [source] = items[0]?.picture?.sources ?? []
    for (const url of [source?.url, items[0]?.picture?.portrait])
      expect((await fetch(url ?? '')).status).toBe(200)
  })

  it.each([
    ['PNG with transparency', 'image/png', () => plain(400, 300, 4).png()],
    ['WebP', 'image/webp', () => plain(400, 300).webp()],
    ['JPEG in CMYK', 'image/jpeg', () => plain(400, 300).toColourspace('cmyk').jpeg()],
    ['PNG of 16 bits', 'image/png', () => plain(400, 300).toColourspace('rgb16').png()],
    [
      'WebP that moves',
      'image/webp',
      async () => sharp(await twoFrames(), { join: { animated: true } }).webp(),
    ],
  ] as const)('may be a %s', async (_name, type, make) => {
    const { picture, metadata } = await uploadedPhoto(await (await make()).toBuffer(), type)
    expect(picture).toMatchObject({ widths: [320, 400], width: 400, height: 300 })
    expect(metadata).toMatchObject({ format: 'webp', width: 320, height: 240, space: 'srgb', depth: 'uchar' })
    expect(metadata.pages ?? 1).toBe(1)
  })

  it('is shown upright, and does not tell where it was taken', async () => {
    const place = {
      GPSLatitudeRef: 'N',
      GPSLatitude: '47/1 22/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '8/1 32/1 0/1',
    }
    const bytes = await plain(800, 400)
      .withExif({ IFD0: { Make: 'A camera', Copyright: 'a person' }, IFD3: place })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const before = await sharp(bytes).metadata()
    expect([before.orientation, before.exif?.includes('A camera')]).toEqual([6, true])

    const { picture, metadata } = await uploadedPhoto(bytes)
    expect(picture).toMatchObject({ width: 400, height: 800 })
    expect(metadata).toMatchObject({ width: 320, height: 640 })
    for (const field of ['exif', 'orientation', 'iptc', 'xmp'] as const)
      expect(metadata[field]).toBeUndefined()
  })

  it('in a locked album leaves nothing that opens without its grant', async () => {
    const photo = await aWaitingPhoto('image/jpeg', `test-${run}-album`)
    await upload(photo, await plain(400, 300).jpeg().toBuffer())
    expect((await settled(photo)).get('picture')).toMatchObject({ folder: photo.folder, widths: [320, 400] })
    const files = await filesIn(photo)
    expect(files).toHaveLength(4)
    for (const { metadata } of files) {
      expect(metadata.cacheControl).toBeUndefined()
      expect(metadata.metadata?.firebaseStorageDownloadTokens).toBeUndefined()
    }
  })
})

describe('a photo that is purged while its renditions are made', () => {
  it.each([
    [true, []],
    [false, ['320.webp', '400.webp', 'original.jpg', 'portrait-0.webp']],
  ])('leaves no orphaned files: purged %s', async (purging, files) => {
    const photo = await aWaitingPhoto()
    await bucket.file(photo.original).save(await plain(400, 300).jpeg().toBuffer(), { resumable: false })
    const { db: stored, objects } = createStores()
    const intoBin = async () => {
      const data = (await photo.ref.get()).data()
      const entry = { kind: 'photo', subject: photo.pid, returning: false, purging, data }
      await db.doc(`bin/${binId('photo', photo.pid)}`).set(entry)
      await photo.ref.delete()
    }
    // Deleted after the file was read, and before anything is written.
    const read: typeof objects.read = async (path) => {
      const bytes = await objects.read(path)
      await intoBin()
      return bytes
    }
    await renderPhoto({ db: stored, objects: { ...objects, read } }, photo.pid)
    const names = (await filesIn(photo)).map(({ name }) => name.split('/').at(-1))
    expect(names.sort()).toEqual(files)
  })
})

/** Two frames of different colours. */
function twoFrames(): Promise<Buffer[]> {
  const frame = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
  return Promise.all([frame('#c33'), frame('#33c')])
}

describe('a file that is no picture', () => {
  it.each([
    ['a text that is called a picture', async () => Buffer.from('not a picture at all')],
    ['a JPEG that ends too early', async () => (await noise()).subarray(0, 20_000)],
  ])('is stored and marked: %s', async (_name, make) => {
    const photo = await aWaitingPhoto()
    const bytes = await make()
    await upload(photo, bytes)
    const document = await settled(photo)
    expect([document.get('unreadable'), document.get('picture')]).toEqual([true, null])
    expect((await filesIn(photo)).map(({ name }) => name)).toEqual([photo.original])
    expect((await bucket.file(photo.original).download())[0].equals(bytes)).toBe(true)
    const { items } = await readEncoded('photos_all', { ids: [photo.pid] })
    expect(items[0]).toMatchObject({ pid: photo.pid, file: expect.stringContaining('original.jpg') })
    expect(items[0]).not.toHaveProperty('picture')
  })
})

/** A JPEG of some hundred kilobytes. */
function noise(): Promise<Buffer> {
  const background = '#808080'
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 800, height: 600, channels: 3, background, noise: grain } })
    .jpeg()
    .toBuffer()
}

describe('a request for renditions', () => {
  const stores = createStores()
  const jpeg = () => plain(400, 300).jpeg().toBuffer()

  /** A photo with which the trigger is done, set back to wait again. */
  async function aRequestedPhoto() {
    const { photo, picture } = await uploadedPhoto(await jpeg())
    await photo.ref.update({ picture: null })
    return { photo, picture }
  }

  it('that comes twice, and twice at once, changes nothing more', async () => {
    const { photo, picture } = await aRequestedPhoto()
    await Promise.all([renderPhoto(stores, photo.pid), renderPhoto(stores, photo.pid)])
    const once = await photo.ref.get()
    expect(once.get('picture')).toEqual(picture)
    const [before] = await bucket.file(`${photo.folder}/320.webp`).getMetadata()
    await renderPhoto(stores, photo.pid)
    expect((await photo.ref.get()).updateTime).toEqual(once.updateTime)
    expect((await bucket.file(`${photo.folder}/320.webp`).getMetadata())[0].generation).toBe(
      before.generation,
    )
  })

  it('of a photo that moves meanwhile are at its new place alone', async () => {
    const { photo } = await aRequestedPhoto()
    const folder = `${photo.folder}/aB3_-aB3_-a`
    const original = `${folder}/original.jpg`
    const read = async (path: string) => {
      const bytes = await stores.objects.read(path)
      if (path === original) return bytes
      await bucket.file(path).copy(bucket.file(original))
      await photo.ref.update({ original })
      return bytes
    }
    await renderPhoto({ ...stores, objects: { ...stores.objects, read } }, photo.pid)
    expect((await photo.ref.get()).get('picture')).toMatchObject({ folder, widths: [320, 400] })
    expect((await filesIn(photo)).map(({ name }) => name)).toEqual(
      ['320.webp', '400.webp', 'original.jpg', 'portrait-0.webp'].map((name) => `${folder}/${name}`),
    )
  })

  it('of a photo that was deleted does nothing, even if that was while it was worked on', async () => {
    const { photo } = await aRequestedPhoto()
    const read = async (path: string) => {
      const bytes = await stores.objects.read(path)
      await photo.ref.delete()
      await bucket.deleteFiles({ prefix: `${photo.folder}/` })
      return bytes
    }
    await renderPhoto({ ...stores, objects: { ...stores.objects, read } }, photo.pid)
    expect(await filesIn(photo)).toEqual([])
    expect((await photo.ref.get()).exists).toBe(false)
    await renderPhoto(stores, photo.pid)
  })
})
