import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../functions/src/dashboard/sweep.ts'
import { bucket, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { aJpeg, aPicture } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { aLockedAlbum, readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { auditOf, aWebm, objectsIn, stage } from '../support/uploads.ts'

let admin: Person
let fid: string
beforeAll(async () => {
  admin = await anAdmin()
  fid = `ALB-${unique()}`
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ photos: 0 }))])
})

const day = 24 * 60 * 60 * 1000
const photosOf = async (album: string) => Number((await db.doc(`albums/${album}`).get()).get('photos'))

/** What `add_photos` names a staged file. */
async function described(
  bytes: Buffer,
  name: string,
  { type = 'image/jpeg' as const, as = type as string } = {},
) {
  const [file = ''] = await stage(admin, [{ bytes, name, type: as }])
  return { name, size: bytes.length, file, pid: `P-${unique()}`, type }
}

/** The photo once all of its renditions are there. */
async function rendered(pid: string) {
  await expect
    .poll(async () => (await db.doc(`photos/${pid}`).get()).get('rendering'), { timeout: 30_000 })
    .toBeUndefined()
  return (await db.doc(`photos/${pid}`).get()).data()
}

describe('start_upload', () => {
  const file = (over: object) => JSON.stringify([{ name: 'a.jpg', type: 'image/jpeg', size: 10, ...over }])

  it.each([
    ['an SVG', { name: 'evil.svg', type: 'image/svg+xml' }, /^evil\.svg is of a type/],
    ['a page', { name: 'evil.html', type: 'text/html' }, /^evil\.html is of a type/],
    ['a picture of 61 MB', { size: 61 * 1024 * 1024 }, /^a\.jpg is too large/],
    ['a name that leads elsewhere', { name: '../../x.jpg' }, /^\.\.\/\.\.\/x\.jpg is no file name/],
  ])('refuses %s by its name, before anything is sent', async (_, over, msg) => {
    const { size: before } = await db.collection('uploads').get()
    const { status, body } = await call('start_upload', { files: file(over) }, admin)
    expect([status, body.code]).toEqual([400, 'upload-not-valid'])
    expect(body.fields?.files).toMatch(msg)
    expect((await db.collection('uploads').get()).size).toBe(before)
  })

  it.each([
    [
      'a name with a sign that cannot be read',
      { name: 'a\u0000b.jpg' },
      /b\.jpg is no file name: After “a” there’s an unreadable character/,
    ],
    ['a name of two lines', { name: 'a\nb.jpg' }, /is no file name: Use one line only/],
    ['a name that shows nothing', { name: '\u200b' }, /is no file name: Enter a file name/],
    ['a name that is too long', { name: `${'x'.repeat(255)}.jpg` }, /is no file name/],
    ['a type that is not taken', { name: 'evil.html', type: 'text/html' }, /^evil\.html is of a type/],
  ])('refuses %s alone, and takes the files beside it', async (_, over, sentence) => {
    const good = { name: 'good.jpg', type: 'image/jpeg', size: 10 }
    const { status, body } = await call(
      'start_upload',
      { files: JSON.stringify([good, { ...good, ...over }, good]) },
      admin,
    )
    expect(status).toBe(200)
    const path = expect.stringMatching(/^staging\//)
    expect(body.data).toEqual([{ path }, { refused: expect.stringMatching(sentence) }, { path }])
  })

  it('takes a name without invisible characters', async () => {
    const { body } = await call(
      'start_upload',
      { files: file({ name: '\u202aPrice\tlist.jpg\u202c' }) },
      admin,
    )
    const upload = await db.doc(`uploads/${body.data[0]?.path?.split('/')[2]}`).get()
    expect(upload.get('name')).toBe('Price list.jpg')
  })

  it('takes 200 files at once, and no more', async () => {
    const files = (count: number) =>
      JSON.stringify(
        Array.from({ length: count }, (_, at) => ({ name: `${at}.jpg`, type: 'image/jpeg', size: 9 })),
      )
    expect((await call('start_upload', { files: files(200) }, admin)).body.data).toHaveLength(200)
    expect((await call('start_upload', { files: files(201) }, admin)).body.code).toBe('invalid-input')
  })

  it('names a file that is there already', async () => {
    const fingerprint = unique().padEnd(64, '0')
    const bytes = await aJpeg()
    const [path = ''] = await stage(admin, [{ bytes, name: 'first.jpg', fingerprint }])
    const photo = {
      name: 'first.jpg',
      size: bytes.length,
      file: path,
      pid: `P-${unique()}`,
      type: 'image/jpeg',
    }
    await call('add_photos', { fid, files: JSON.stringify([photo]) }, admin)
    const again = await call('start_upload', { files: file({ fingerprint }) }, admin)
    const album = (await db.doc(`albums/${fid}`).get()).get('name')
    expect(again.body.data).toMatchObject([{ duplicate: { name: 'first.jpg', album } }])
  })
})

describe('add_photos', () => {
  it('registers an uploaded file: listed at once, rendered soon, downloaded under its name', async () => {
    const before = await photosOf(fid)
    const photo = await described(await aJpeg(1200, 800), 'Süß & "gut".jpg')
    const { status, body } = await call('add_photos', { fid, files: JSON.stringify([photo]) }, admin)
    expect([status, body.refused]).toEqual([200, []])
    expect(body.data).toMatchObject([{ pid: photo.pid, fid, name: photo.name, size: photo.size }])
    expect(await photosOf(fid)).toBe(before + 1)
    const { items } = await readEncoded('photos_all', { fid })
    const listed = items.find(({ pid }) => pid === photo.pid)
    // The list has a picture at once.
    expect(listed).toMatchObject({ picture: { width: 1200, height: 800 } })
    const rendition = listed?.picture?.sources.find(({ width }) => width === 960)
    expect((await fetch(rendition?.url ?? '')).status).toBe(200)

    const served = await fetch(body.data[0]?.file ?? '')
    expect(served.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''S%C3%BC/)
    expect(served.headers.get('cache-control')).toContain('immutable')
    expect((await rendered(photo.pid))?.picture).toMatchObject({ widths: [320, 960, 1200], width: 1200 })
    expect(await objectsIn(photo.file)).toEqual([])
  })

  it('lists them in the order of their names, in whatever order they are registered', async () => {
    const ordered = `ALB-${unique()}`
    await writeDocuments(db, [documents.albums(ordered, anAlbumDoc({ photos: 0 }))])
    const bytes = await aJpeg(200, 100)
    const names = ['IMG 10.jpg', 'img 2.jpg', 'IMG 1.jpg', 'Zebra.jpg', 'apple.jpg']
    const paths = await stage(
      admin,
      names.map((name) => ({ bytes, name })),
    )
    for (const [at, name] of names.entries()) {
      const photo = { name, size: bytes.length, file: paths[at], pid: `P-${unique()}`, type: 'image/jpeg' }
      await call('add_photos', { fid: ordered, files: JSON.stringify([photo]) }, admin)
    }
    const { items } = await readEncoded('photos_all', { fid: ordered })
    expect(items.map(({ name }) => name)).toEqual([
      ...['apple.jpg', 'IMG 1.jpg', 'img 2.jpg', 'IMG 10.jpg', 'Zebra.jpg'],
    ])
  })

  it('lists those with a capture time in that order, and all others after them by name', async () => {
    const ordered = `ALB-${unique()}`
    await writeDocuments(db, [documents.albums(ordered, anAlbumDoc({ photos: 0 }))])
    const bytes = await aJpeg(200, 100)
    const pictures = [
      { name: 'a.jpg', takenAt: 3_000 },
      { name: 'scan 2.jpg' },
      { name: 'b.jpg', takenAt: -1_000 },
      { name: 'd.jpg', takenAt: 2_000 },
      { name: 'c.jpg', takenAt: 2_000 },
      { name: 'scan 1.jpg' },
    ]
    const paths = await stage(
      admin,
      pictures.map((file) => ({ bytes, ...file })),
    )
    const described = pictures.map(({ name }, at) => ({
      ...{ name, size: bytes.length, file: paths[at], pid: `P-${unique()}`, type: 'image/jpeg' },
    }))
    await call('add_photos', { fid: ordered, files: JSON.stringify(described) }, admin)
    const { items } = await readEncoded('photos_all', { fid: ordered })
    expect(items.map(({ name }) => name)).toEqual([
      ...['b.jpg', 'c.jpg', 'd.jpg', 'a.jpg', 'scan 1.jpg', 'scan 2.jpg'],
    ])
  })

  it('lists an upload of several calls as one, from its first call on and never from the future', async () => {
    const ordered = `ALB-${unique()}`
    await writeDocuments(db, [documents.albums(ordered, anAlbumDoc({ photos: 0 }))])
    const bytes = await aJpeg(200, 100)
    const file = (name: string) => ({ name, bytes })
    const startedAt = Date.now() - 5_000
    const paths = [
      ...(await stage(admin, [file('1.jpg'), file('2.jpg')], { from: 0, startedAt })),
      ...(await stage(admin, [file('3.jpg'), file('4.jpg')], { from: 2, startedAt })),
      ...(await stage(admin, [file('later.jpg')], { startedAt: Date.now() + 86_400_000 })),
    ]
    const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', 'later.jpg']
    const described = names.map((name, at) => ({
      ...{ name, size: bytes.length, file: paths[at], pid: `P-${unique()}`, type: 'image/jpeg' },
    }))
    await call('add_photos', { fid: ordered, files: JSON.stringify(described.reverse()) }, admin)
    const { items } = await readEncoded('photos_all', { fid: ordered })
    expect(items.map(({ name }) => name)).toEqual(['later.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg'])
    const created = await Promise.all(
      items.map(async ({ pid }) => (await db.doc(`photos/${pid}`).get()).get('createdAt')),
    )
    expect(Math.max(...created)).toBeLessThanOrEqual(Date.now())
    expect(created[1]).toBe(startedAt)
  })

  it('makes the photos of a locked album private', async () => {
    const locked = `ALB-${unique()}`
    await writeDocuments(db, await aLockedAlbum(locked, 'sesame12'))
    const photo = await described(await aJpeg(), 'hidden.jpg')
    const { body } = await call('add_photos', { fid: locked, files: JSON.stringify([photo]) }, admin)
    expect(body.data[0]?.file).toMatch(/^\/locked\//)
    expect((await rendered(photo.pid))?.picture.folder).toBe(`locked/${locked}/${photo.pid}`)
    expect(await objectsIn(`public/photos/${photo.pid}`)).toEqual([])
    expect((await readEncoded('photos_all', { search: 'hidden.jpg' })).items).toEqual([])
    expect((await readEncoded('photos_all', { fid: locked })).status).toBe(403)
  })

  it('registers the good and refuses the hostile, each by its name and reason', async () => {
    const before = await photosOf(fid)
    const jpeg = await aJpeg(800, 600)
    const files = [
      await described(jpeg, 'good.jpg'),
      await described(await aPicture(1080, 20_000).jpeg().toBuffer(), 'tall.jpg'),
      await described(Buffer.from('<!doctype html><script>alert(1)</script>'), 'page.jpg'),
      await described(jpeg.subarray(0, 1500), 'half.jpg'),
      await described(Buffer.concat([jpeg, Buffer.from('PK\x03\x04zip', 'latin1')]), 'polyglot.jpg'),
      await described(await aPicture(12_000, 10_000).jpeg({ quality: 1 }).toBuffer(), 'large.jpg'),
      await described(await aPicture().png().toBuffer(), 'other.jpg'),
      { ...(await described(jpeg, 'gone.jpg')), file: `staging/${admin.uid}/${unique()}/file` },
    ]
    const { status, body } = await call('add_photos', { fid, files: JSON.stringify(files) }, admin)
    expect(status).toBe(200)
    expect(body.data.map(({ name }) => name).sort()).toEqual(['good.jpg', 'tall.jpg'])
    expect(body.refused.map(({ name }) => name).sort()).toEqual(
      ['page.jpg', 'half.jpg', 'polyglot.jpg', 'large.jpg', 'other.jpg', 'gone.jpg'].sort(),
    )
    expect(Object.fromEntries(body.refused.map(({ name, msg }) => [name, msg]))).toMatchObject({
      'page.jpg': expect.stringContaining('isn’t an image file'),
      'half.jpg': expect.stringContaining('is damaged'),
      'polyglot.jpg': expect.stringContaining('more than an image'),
      'large.jpg': expect.stringContaining('120 megapixels'),
      'other.jpg': expect.stringContaining('its name says JPEG'),
      'gone.jpg': expect.stringContaining('wasn’t uploaded'),
    })
    expect(await photosOf(fid)).toBe(before + 2)
    for (const { pid, name } of files) {
      const isThere = (await db.doc(`photos/${pid}`).get()).exists
      expect([name, isThere]).toEqual([name, ['good.jpg', 'tall.jpg'].includes(name)])
    }
    await sweep(aPlatform({ now: () => Date.now() + day + 60_000 }))
    expect(await objectsIn(`staging/${admin.uid}/`)).toEqual([])
  })

  it('registers a file once, however often it is sent', async () => {
    const before = await photosOf(fid)
    const photo = await described(await aJpeg(), 'once.jpg')
    const files = JSON.stringify([photo])
    await call('add_photos', { fid, files }, admin)
    const again = await call('add_photos', { fid, files }, admin)
    expect(again.body.refused).toMatchObject([{ name: 'once.jpg', msg: 'This file is already in the list.' }])
    expect(await photosOf(fid)).toBe(before + 1)
  })

  it('takes none for an album that is not there', async () => {
    const photo = await described(await aJpeg(), 'lost.jpg')
    const { body } = await call('add_photos', { fid: 'nowhere', files: JSON.stringify([photo]) }, admin)
    expect(body.code).toBe('album-not-found')
    expect((await db.doc(`photos/${photo.pid}`).get()).exists).toBe(false)
  })
})

const ogg = Buffer.concat([Buffer.from('OggS0000000000000000', 'latin1'), Buffer.alloc(2000, 7)])

describe.each([
  {
    name: 'add_videos',
    key: 'vid',
    collection: 'videos',
    fileName: 'c.webm',
    type: 'video/webm',
    bytes: aWebm(2000),
  },
  { name: 'add_audios', key: 'aid', collection: 'audios', fileName: 's.ogg', type: 'audio/ogg', bytes: ogg },
] as const)('$name', ({ name, key, collection, fileName, type, bytes }) => {
  it('registers uploaded files, and refuses another type', async () => {
    const [good = '', bad = ''] = await stage(admin, [
      { bytes, name: fileName, type },
      { bytes: Buffer.from('<html>no recording at all</html>'), name: 'page', type },
    ])
    const id = `R-${unique()}`
    const files = [
      { name: fileName, size: bytes.length, file: good, [key]: id, type, duration: 12.5 },
      { name: 'page', size: 30, file: bad, [key]: `R-${unique()}`, type },
    ]
    const { status, body } = await call(name as 'add_videos', { files: JSON.stringify(files) }, admin)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject([{ id, name: fileName, duration: 12.5, type }])
    expect(body.refused).toMatchObject([{ name: 'page' }])
    const ranged = await fetch(body.data[0]?.file ?? '', { headers: { range: 'bytes=0-3' } })
    expect([ranged.status, (await ranged.arrayBuffer()).byteLength]).toEqual([206, 4])

    const remove = name === 'add_videos' ? 'delete_video' : 'delete_audio'
    const kind = name === 'add_videos' ? 'video' : 'audio'
    expect((await call(remove, { id }, admin)).status).toBe(200)
    expect((await db.doc(`${collection}/${id}`).get()).exists).toBe(false)
    expect((await call('restore', { kind, id }, admin)).status).toBe(200)
    const renamed = { kind, id, revision: 0, fields: { name: 'Another name' } } as const
    expect((await call('edit', renamed, admin)).status).toBe(200)
    expect((await db.doc(`${collection}/${id}`).get()).get('name')).toBe('Another name')
    await call(remove, { id }, admin)
    await call('purge', { kind, id }, admin)
    expect(await objectsIn(`public/${collection}/${id}`)).toEqual([])
    expect((await call(remove, { id }, admin)).body.code).toBe('media-not-found')
  })
})

describe.each([['delete_video', 'delete_audio', 'delete_photo']])('%s, %s, %s', (...names) => {
  it.each(names)('%s finds nothing where there is nothing', async (name) => {
    expect((await call(name as 'delete_photo', { id: 'nothing' }, admin)).body.code).toBe('media-not-found')
  })
})

it('a video has the still that was uploaded with it', async () => {
  const clip = aWebm(900)
  const [file = '', poster = ''] = await stage(admin, [
    { bytes: clip, name: 'c.webm', type: 'video/webm' },
    { bytes: await aJpeg(800, 450), name: 'still.jpg' },
  ])
  const vid = `R-${unique()}`
  const files = JSON.stringify([{ name: 'c.webm', size: clip.length, file, vid, type: 'video/webm', poster }])
  const { body } = await call('add_videos', { files }, admin)
  const still = await fetch(body.data[0]?.poster?.sources[0]?.url ?? '')
  expect((await sharp(Buffer.from(await still.arrayBuffer())).metadata()).format).toBe('webp')
  expect(await objectsIn(poster)).toEqual([])
})

describe('delete_photo', () => {
  it('removes it from its album and restores it, with the files', async () => {
    const photo = await described(await aJpeg(), 'passing.jpg')
    await call('add_photos', { fid, files: JSON.stringify([photo]) }, admin)
    const count = await photosOf(fid)
    const { pid: id } = photo
    await call('delete_photo', { id }, admin)
    expect(await photosOf(fid)).toBe(count - 1)
    expect((await readEncoded('photos_all', { fid, search: 'passing' })).items).toEqual([])
    await call('restore', { kind: 'photo', id }, admin)
    expect(await photosOf(fid)).toBe(count)
    expect((await readEncoded('photos_all', { fid, search: 'passing' })).items).toHaveLength(1)
    expect(await auditOf(`photos/${id}`)).toEqual(['delete_photo', 'restore'])
  })
})

describe('the sweep', () => {
  it('removes unregistered uploads a day later, and nothing before', async () => {
    const [path = ''] = await stage(admin, [{ bytes: await aJpeg() }])
    await sweep(aPlatform())
    expect(await objectsIn(path)).toHaveLength(1)
    await sweep(aPlatform({ now: () => Date.now() + day + 60_000 }))
    expect(await objectsIn(path)).toEqual([])
    expect((await db.collection('uploads').where('path', '==', path).get()).size).toBe(0)
  })

  it('moves a registered file to its final path after a process died before it did', async () => {
    const bytes = await aJpeg()
    const photo = await described(bytes, 'late.jpg')
    const goesTo = `public/photos/${photo.pid}/original.jpg`
    const [upload] = (await db.collection('uploads').where('path', '==', photo.file).get()).docs
    await upload?.ref.update({ goesTo })
    await writeDocuments(db, [documents.photos(photo.pid, aPhotoDoc(photo.pid, { original: goesTo }))])
    await sweep(aPlatform({ now: () => Date.now() + day + 60_000 }))
    expect(await objectsIn(photo.file)).toEqual([])
    expect((await bucket.file(goesTo).download())[0].equals(bytes)).toBe(true)
  })

  it('empties the bin of what has lain there for 30 days', async () => {
    const photo = await described(await aJpeg(), 'forgotten.jpg')
    await call('add_photos', { fid, files: JSON.stringify([photo]) }, admin)
    await rendered(photo.pid)
    await call('delete_photo', { id: photo.pid }, admin)
    await sweep(aPlatform({ now: () => Date.now() + 29 * day }))
    expect(await objectsIn(`public/photos/${photo.pid}`)).not.toEqual([])
    await sweep(aPlatform({ now: () => Date.now() + 31 * day }))
    expect(await objectsIn(`public/photos/${photo.pid}`)).toEqual([])
    expect((await call('restore', { kind: 'photo', id: photo.pid }, admin)).body.code).toBe(
      'content-not-found',
    )
  })
})
