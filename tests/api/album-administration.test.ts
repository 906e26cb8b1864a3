import { beforeAll, describe, expect, it } from 'vitest'
import { applyAlbumLock } from '../../functions/src/media/move-photo-files.ts'
import { bucket, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { aStoredPicture } from '../support/factories/picture.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded, unlock } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { auditOf, objectsIn, stage, stageCover } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

/** Adds an album with this number of photos. */
async function anAlbum(alpass: string, photos = 0) {
  const fid = `ALB-${unique()}`
  const alname = `Album ${unique()}`
  const added = await call('add_album', { alname, fp: await stageCover(admin), fid, alpass }, admin)
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const bytes = await aJpeg()
  const names = Array.from({ length: photos }, (_, at) => `${alname} ${at}.jpg`)
  const staged = names.map((name) => ({ bytes, name }))
  const paths = photos > 0 ? await stage(admin, staged) : []
  const files = names.map((name, at) => ({
    ...{ name, size: bytes.length, file: paths[at], pid: `P-${unique()}`, type: 'image/jpeg' },
  }))
  if (photos > 0) await call('add_photos', { fid, files: JSON.stringify(files) }, admin)
  const pids = files.map(({ pid }) => pid)
  for (const pid of pids)
    await expect
      .poll(async () => (await db.doc(`photos/${pid}`).get()).get('picture'), { timeout: 30_000 })
      .not.toBeNull()
  return { fid, alname, pids, album: added.body.data[0] }
}

const namesOf = async (fid: string, grant?: string) =>
  (await readEncoded('photos_all', { fid, ...(grant && { grant }) })).items.map(({ name }) => name)

/** Turns the lock of an album, or changes its code. */
async function turn({ fid, alname }: { fid: string; alname: string }, alpass: string) {
  const { body } = await call('get_editable', { kind: 'album', id: fid }, admin)
  const fields = { alname, alpass }
  return call('edit', { kind: 'album', id: fid, revision: body.revision, fields }, admin)
}

describe('add_album', () => {
  it('adds an open album that every visitor sees', async () => {
    const { fid, alname, album } = await anAlbum('', 1)
    expect(album).toMatchObject({ fid, name: alname, locked: false, photos: 0 })
    expect(await namesOf(fid)).toEqual([`${alname} 0.jpg`])
    expect(await auditOf(`albums/${fid}`)).toEqual(['add_album'])
  })

  it('adds a locked one with a blurred cover, that opens with its code alone', async () => {
    const { fid, alname, album } = await anAlbum('sesame12', 1)
    expect(album).toMatchObject({ locked: true, cover: { sources: [{ width: 320 }] } })
    expect((await readEncoded('photos_all', { fid })).status).toBe(403)
    const { grant } = await unlock(fid, 'sesame12')
    expect(await namesOf(fid, grant)).toEqual([`${alname} 0.jpg`])
    expect(JSON.stringify((await db.doc(`albums/${fid}`).get()).data())).not.toContain('sesame12')
  })

  it('refuses an id that is taken, in the bin too', async () => {
    const { fid } = await anAlbum('')
    const again = async () =>
      (await call('add_album', { alname: 'B', fp: await stageCover(admin), fid, alpass: '' }, admin)).body
        .code
    expect(await again()).toBe('id-taken')
    await call('delete_album', { id: fid }, admin)
    expect(await again()).toBe('id-taken')
  })
})

/** What an address answers; null where the emulated Storage says nothing, as for a file that is removed meanwhile. */
const statusOf = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => null,
  )

describe('a lock that is switched', () => {
  it('makes every photo private, in the bin too', async () => {
    const album = await anAlbum('', 3)
    const { fid, alname, pids } = album
    const open = (await readEncoded('photos_all', { fid })).items
    const addresses = open.flatMap(({ file, picture }) => [
      file,
      ...(picture?.sources.map(({ url }) => url) ?? []),
    ])
    for (const address of addresses) expect((await fetch(address)).status).toBe(200)
    const [deleted = ''] = pids
    await call('delete_photo', { id: deleted }, admin)

    expect((await turn(album, 'sesame12')).status).toBe(200)
    // The trigger moves photos beside the call, and may be removing the last of them.
    for (const address of addresses)
      await expect
        .poll(() => statusOf(address), { timeout: 20_000 })
        .toSatisfy((status) => status !== null && status !== 200)
    for (const pid of pids) await expect.poll(() => objectsIn(`public/photos/${pid}`)).toEqual([])
    const [original = ''] = await objectsIn(`locked/${fid}/${pids[1]}`)
    const [metadata] = await bucket.file(original).getMetadata()
    expect(metadata.metadata?.firebaseStorageDownloadTokens).toBeUndefined()
    expect((await readEncoded('photos_all', { search: alname })).items).toEqual([])
    const { grant } = await unlock(fid, 'sesame12')
    expect(await namesOf(fid, grant)).toHaveLength(2)
    await call('restore', { kind: 'photo', id: deleted }, admin)
    expect(await namesOf(fid, grant)).toHaveLength(3)
    expect((await db.doc(`albums/${fid}`).get()).get('cover').widths).toEqual([320])
  })

  it('leaves nothing public of a process that died while it opened the album', async () => {
    const { fid, pids } = await anAlbum('sesame12', 1)
    const photo = db.doc(`photos/${pids[0]}`)
    const { original } = (await photo.get()).data() ?? {}
    const movingTo = `public/photos/${pids[0]}/aB3_-aB3_-a`
    for (const folder of [movingTo, `public/photos/${pids[0]}`])
      await bucket.file(original).copy(bucket.file(`${folder}/original.jpg`))
    await photo.update({ movingTo })
    await applyAlbumLock(aPlatform(), fid)
    expect(await objectsIn(`public/photos/${pids[0]}`)).toEqual([])
    const after = await photo.get()
    expect([after.get('movingTo'), after.get('original')]).toEqual([undefined, original])
    expect((await bucket.file(original).exists())[0]).toBe(true)
  })

  it('gives them back when it is opened, with a cover that can be seen', async () => {
    const album = await anAlbum('sesame12', 2)
    expect((await turn(album, '')).status).toBe(200)
    const { items } = await readEncoded('photos_all', { fid: album.fid })
    expect(items).toHaveLength(2)
    for (const { file } of items) expect((await fetch(file)).status).toBe(200)
    // The trigger does the same beside the call, and may be removing the last of them.
    await expect.poll(() => objectsIn(`locked/${album.fid}`), { timeout: 20_000 }).toEqual([])
    const stored = await db.doc(`albums/${album.fid}`).get()
    expect([stored.get('locked'), stored.get('cover').width]).toEqual([false, 640])
    expect((await db.doc(`albumSecrets/${album.fid}`).get()).exists).toBe(false)
  })

  it('blurs a cover into its own folder, as those of the demo data do', async () => {
    const [fid, alname] = [`ALB-${unique()}`, `Album ${unique()}`]
    const cover = aStoredPicture('albums', fid)
    await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ name: alname, cover }))])
    await bucket.file(`${cover.folder}/960.webp`).save(await aJpeg(), { resumable: false })
    expect((await turn({ fid, alname }, 'sesame12')).status).toBe(200)
    const { folder } = (await db.doc(`albums/${fid}`).get()).get('cover')
    await expect.poll(() => objectsIn(`public/albums/${fid}`)).toEqual([`${folder}/320.webp`])
    await call('delete_album', { id: fid }, admin)
    await call('purge', { kind: 'album', id: fid }, admin)
    expect(await objectsIn(`public/albums/${fid}`)).toEqual([])
  })

  it('ends every grant of the old code with a new one', async () => {
    const album = await anAlbum('sesame12', 1)
    const { grant, token } = await unlock(album.fid, 'sesame12')
    expect(await namesOf(album.fid, grant)).toHaveLength(1)
    await turn(album, 'another1')
    expect((await readEncoded('photos_all', { fid: album.fid, grant })).status).toBe(403)
    expect((await call('unlock_album', { fid: album.fid, token })).body.code).toBe('album-code-wrong')
    expect((await unlock(album.fid, 'another1')).grant).not.toBe('')
  })

  it('stays as it is when only the name changes', async () => {
    const { fid } = await anAlbum('sesame12')
    const fields = { alname: 'Renamed' }
    await call('edit', { kind: 'album', id: fid, revision: 0, fields }, admin)
    const stored = await db.doc(`albums/${fid}`).get()
    expect([stored.get('name'), stored.get('locked')]).toEqual(['Renamed', true])
    expect((await unlock(fid, 'sesame12')).grant).not.toBe('')
  })
})

describe('delete_album', () => {
  it('removes its photos too, restores them, and purges all of it', async () => {
    const { fid, alname, pids } = await anAlbum('', 3)
    expect((await call('delete_album', { id: fid }, admin)).status).toBe(200)
    expect((await readEncoded('photos_all', { search: alname })).items).toEqual([])
    expect((await readEncoded('photos_all', { fid })).status).toBe(404)
    expect((await db.collection('photos').where('fid', '==', fid).get()).size).toBe(0)
    const photo = await stageCover(admin)
    const late = [{ name: 'late.jpg', size: 9, file: photo, pid: `P-${unique()}`, type: 'image/jpeg' }]
    expect((await call('add_photos', { fid, files: JSON.stringify(late) }, admin)).body.code).toBe(
      'album-not-found',
    )

    expect((await call('restore', { kind: 'album', id: fid }, admin)).status).toBe(200)
    expect(await namesOf(fid)).toHaveLength(3)
    expect((await readEncoded('photos_all', { search: alname })).items).toHaveLength(3)

    await call('delete_album', { id: fid }, admin)
    expect((await call('purge', { kind: 'album', id: fid }, admin)).status).toBe(200)
    for (const pid of pids) expect(await objectsIn(`public/photos/${pid}`)).toEqual([])
    expect(await objectsIn(`public/albums/${fid}`)).toEqual([])
    expect((await call('delete_album', { id: fid }, admin)).body.code).toBe('album-not-found')
  })
})
