import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readFolders } from '@dlm/import/folders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { binId } from '../../functions/src/content/bin.doc.ts'
import { moveAlbumToBin } from '../../functions/src/media/binned-photos.ts'
import { undoImport } from '../../functions/src/media/import/undo-import.ts'
import { diskFiles } from '../../scripts/import/disk-files.ts'
import { anImportPortal, aPicture } from '../support/imports.ts'
import { documentsOf, objectsOf } from '../support/portal.ts'

const portal = anImportPortal('demo-import-again')
const { db, root } = portal
const source = join(root, 'source')
const plan = () => readFolders(diskFiles, source, Date.now())
const load = () => portal.load(plan(), source)

/** All that a portal stores. */
const everything = async () => ({
  documents: await documentsOf(db),
  objects: await objectsOf(portal.bucket),
})
/** The same without what is counted when visitors look. */
const pathsOf = async () => {
  const { documents, objects } = await everything()
  return [...Object.keys(documents), ...Object.keys(objects)].filter(
    (path) => !/\/(readers|counts)\//.test(path),
  )
}

const idOf = async (collection: string, field: string, value: string) => {
  const { docs } = await db.collection(collection).where(field, '==', value).get()
  expect(docs).toHaveLength(1)
  return docs[0]?.id ?? ''
}

/** Deletes an entry as an admin does. */
async function moveToBin(kind: 'album' | 'news', collection: string, id: string, revision = 0) {
  const ref = db.doc(`${collection}/${id}`)
  const { grams: _, ...data } = (await ref.get()).data() ?? {}
  const entry = {
    kind,
    subject: id,
    name: 'Deleted',
    by: 'admin',
    deletedAt: Date.now(),
    returning: false,
    purging: false,
  }
  await db.doc(`bin/${binId(kind, id)}`).set({ ...entry, data, revision })
  await ref.delete()
  if (kind === 'album') await moveAlbumToBin(portal, id)
}

beforeAll(async () => {
  portal.files({ 'fallback.jpg': await aPicture(1).toBuffer() })
})
beforeEach(async () => {
  await portal.empty()
  rmSync(source, { recursive: true, force: true })
  await db.doc('success/own').set({ title: 'Own', deta: 'Own.', date: '2026-10-01' })
  portal.files({
    'source/Harbour/a.jpg': await aPicture(10).toBuffer(),
    'source/Harbour/b.jpg': await aPicture(20).toBuffer(),
    'source/one.md': '---\ntitle: One\ndate: 2020-01-01\n---\nText.\n',
    'source/two.md': '---\ntitle: Two\ndate: 2020-01-02\n---\n## More\n\nText.\n',
  })
})
afterAll(() => portal.close())

describe('a second import', () => {
  it('of the same changes nothing, and counts what is there', async () => {
    expect(await load()).toMatchObject({ added: 5, existing: 0 })
    const before = await everything()
    expect(await load()).toEqual({ run: null, added: 0, existing: 5, binned: 0, leftOut: [] })
    expect(await everything()).toEqual(before)
  })

  it('adds what is new, to the album that is there too, and leaves what an admin changed', async () => {
    await load()
    const one = await idOf('news', 'title', 'One')
    await db.doc(`news/${one}`).update({ title: 'Changed', revision: 1 })
    portal.files({
      'source/Harbour/c.jpg': await aPicture(30).toBuffer(),
      'source/three.md': '---\ntitle: Three\ndate: 2020-01-03\n---\nText.\n',
    })
    expect(await load()).toMatchObject({ added: 2, existing: 4, leftOut: [] })
    const { news, albums } = await portal.shown()
    expect(news.map(({ title }) => title)).toEqual(['Three', 'Two', 'Changed'])
    expect(albums.map(({ name, photos }) => [name, photos.map((each) => each.name)])).toEqual([
      ['Harbour', ['c.jpg', 'a.jpg', 'b.jpg']],
    ])
    const album = db.doc(`albums/${await idOf('albums', 'name', 'Harbour')}`)
    expect((await album.get()).get('photos')).toBe(3)
  })

  it('adds photos to no album that an admin moved others of its source to', async () => {
    await load()
    const [a, b] = [await idOf('photos', 'name', 'a.jpg'), await idOf('photos', 'name', 'b.jpg')]
    const harbour = db.doc(`albums/${await idOf('albums', 'name', 'Harbour')}`)
    await db.doc('albums/own').set({ ...(await harbour.get()).data(), name: 'Best of' })
    await db.doc(`photos/${a}`).update({ fid: 'own' })
    for (const ref of [harbour, db.doc(`photos/${b}`)]) await ref.delete()
    expect(await load()).toMatchObject({ added: 2, existing: 3 })
    const { albums } = await portal.shown()
    expect(albums.map(({ name, photos }) => [name, photos.map((each) => each.name)]).sort()).toEqual([
      ['Best of', ['a.jpg']],
      ['Harbour', ['b.jpg']],
    ])
  })

  it('adds nothing public to an album that was locked since, nor to one that was deleted', async () => {
    await load()
    const fid = await idOf('albums', 'name', 'Harbour')
    await db.doc(`albums/${fid}`).update({ locked: true, revision: 1 })
    portal.files({ 'source/Harbour/c.jpg': await aPicture(30).toBuffer() })
    const before = await pathsOf()
    expect(await load()).toMatchObject({
      added: 0,
      leftOut: ['Harbour: 01 photo: its album is locked by now'],
    })
    expect(await pathsOf()).toEqual(before)
    await moveToBin('album', 'albums', fid)
    const { added, binned, leftOut } = await load()
    // The id of the album follows from all of its photos, of which one is new.
    expect([added, binned, leftOut]).toEqual([0, 2, ['Harbour: 01 photo: its album is in the recycle bin']])
    await moveToBin('news', 'news', await idOf('news', 'title', 'One'))
    expect(await load()).toMatchObject({ added: 0, existing: 1, binned: 3 })
  })
})

/** What fails at its nth call, as the work of a process does that ends there. */
function failingAt<T extends (...args: never[]) => unknown>(nth: number, work: T): T {
  let calls = 0
  const counted = (...args: Parameters<T>) => {
    calls += 1
    if (calls >= nth) throw new Error('cut off')
    return work(...args)
  }
  return counted as T
}

describe('an import that was cut off', () => {
  it.each([
    ['before a file', { writeFrom: 1 }],
    ['between files', { write: 4 }],
    ['after its documents', { now: 2 }],
  ])(
    '%s is completed by the next one, and is one run',
    async (_, {
      writeFrom = 99,
      write = 99,
      now = 99,
    }: { writeFrom?: number; write?: number; now?: number }) => {
      const before = await everything()
      const { objects, clock } = portal
      const failing = {
        db,
        objects: {
          ...objects,
          writeFrom: failingAt(writeFrom, objects.writeFrom),
          write: failingAt(write, objects.write),
        },
        clock: { ...clock, now: failingAt(now, clock.now) },
      }
      await expect(portal.load(plan(), source, failing)).rejects.toThrow('cut off')
      // A batch of documents that is missing.
      for (const { ref } of (await db.collection('photos').where('name', '==', 'b.jpg').get()).docs)
        await ref.delete()
      const { run, existing, added } = await load()
      expect(existing + added).toBe(5)
      const { news, albums } = await portal.shown()
      expect(news.map(({ title }) => title)).toEqual(['Two', 'One'])
      expect(albums.map(({ name, photos }) => [name, photos.map((each) => each.name)])).toEqual([
        ['Harbour', ['a.jpg', 'b.jpg']],
      ])
      for (const photo of (await db.collection('photos').get()).docs)
        expect(photo.get('picture')).toMatchObject({ widths: expect.arrayContaining([320]) })
      const album = db.doc(`albums/${await idOf('albums', 'name', 'Harbour')}`)
      expect((await album.get()).get('photos')).toBe(2)
      await undoImport(run ?? '', portal)
      expect(await everything()).toEqual(before)
    },
  )
})

describe('an undo', () => {
  it('removes all that its run added, with what visitors did with it, and nothing else', async () => {
    const first = await load()
    portal.files({ 'source/three.md': '---\ntitle: Three\ndate: 2020-01-03\n---\nText.\n' })
    const before = await pathsOf()
    const { run } = await load()
    await portal.shown()
    await portal.call('like_news', { id: await idOf('news', 'title', 'Three') })
    expect(await undoImport(run ?? '', portal)).toMatchObject({ removed: 1, remaining: [] })
    expect(await pathsOf()).toEqual(before)
    expect(await undoImport(first.run ?? '', portal, 0)).toEqual({
      removed: 0,
      remaining: [],
      isComplete: false,
      isLast: false,
    })
    expect(await undoImport(first.run ?? '', portal)).toMatchObject({
      removed: 5,
      remaining: [],
      isComplete: true,
    })
    expect(await pathsOf()).toEqual(['success/own'])
    await expect(undoImport(first.run ?? '', portal)).rejects.toThrow(/There is no run .*Runs: none/)
    expect(await load()).toMatchObject({ added: 6, existing: 0, binned: 0 })
  }, 120_000)

  it('removes what a run that was cut off had written', async () => {
    const before = await everything()
    const objects = { ...portal.objects, write: failingAt(4, portal.objects.write) }
    await expect(portal.load(plan(), source, { ...portal, objects })).rejects.toThrow('cut off')
    const [page] = (await db.collection('migrations').get()).docs
    await undoImport(page?.get('run'), portal)
    expect(await everything()).toEqual(before)
  })

  it('leaves what was changed, moved, or has other photos since, and names it', async () => {
    const { run } = await load()
    const fid = await idOf('albums', 'name', 'Harbour')
    const one = await idOf('news', 'title', 'One')
    const photo = await idOf('photos', 'name', 'a.jpg')
    await db.doc(`news/${one}`).update({ title: 'Changed', revision: 1 })
    await db.doc(`photos/${photo}`).update({ caption: 'Edited', revision: 1 })
    const other = db.doc(`photos/${await idOf('photos', 'name', 'b.jpg')}`)
    await db.doc('photos/own').set({ ...(await other.get()).data(), name: 'own.jpg' })
    expect(await undoImport(run ?? '', portal)).toEqual({
      isComplete: true,
      isLast: true,
      removed: 2,
      remaining: [
        `albums/${fid} “Harbour”: it has other photos`,
        `news/${one} “Changed”: it was changed`,
        `photos/${photo} “a.jpg”: it was changed`,
      ],
    })
    const { news, albums } = await portal.shown()
    expect(news.map(({ title }) => title)).toEqual(['Changed'])
    expect(albums).toMatchObject([
      { name: 'Harbour', photos: [{ name: 'a.jpg', caption: 'Edited' }, { name: 'own.jpg' }] },
    ])
    expect((await db.doc(`albums/${fid}`).get()).get('photos')).toBe(2)
  })

  it('leaves photos that were moved to another album, also where that is in the recycle bin', async () => {
    const { run } = await load()
    const [a, b] = [await idOf('photos', 'name', 'a.jpg'), await idOf('photos', 'name', 'b.jpg')]
    const fid = await idOf('albums', 'name', 'Harbour')
    const album = (await db.doc(`albums/${fid}`).get()).data() ?? {}
    for (const id of ['other', 'deleted']) await db.doc(`albums/${id}`).set({ ...album, photos: 1 })
    await db.doc(`photos/${a}`).update({ fid: 'other' })
    await db.doc(`photos/${b}`).update({ fid: 'deleted' })
    await moveToBin('album', 'albums', 'deleted')
    const { remaining } = await undoImport(run ?? '', portal)
    expect(remaining).toEqual(
      [
        `photos/${a} “a.jpg”: it was moved to another album`,
        `photos/${b}: it was moved to another album, which is in the recycle bin`,
      ].sort(),
    )
    const objects = Object.keys(await objectsOf(portal.bucket))
    for (const id of [a, b]) expect(objects).toContain(`originals/${id}/original.jpg`)
    expect((await db.doc(`albums/${fid}`).get()).exists).toBe(false)
  })

  it('removes what an admin deleted since from the recycle bin, unless it was changed before', async () => {
    const { run } = await load()
    const one = await idOf('news', 'title', 'One')
    await moveToBin('news', 'news', one, 1)
    await moveToBin('news', 'news', await idOf('news', 'title', 'Two'))
    await moveToBin('album', 'albums', await idOf('albums', 'name', 'Harbour'))
    expect(await undoImport(run ?? '', portal)).toEqual({
      isComplete: true,
      isLast: true,
      removed: 4,
      remaining: [`news/${one} “Deleted”: it was changed`],
    })
    const paths = await pathsOf()
    expect(paths.filter((path) => !path.startsWith(`public/news/${one}/`))).toEqual([
      `bin/${binId('news', one)}`,
      'success/own',
    ])
  })

  it('that was cut off is completed by the next one, before anything else is imported', async () => {
    const { run } = await load()
    const objects = { ...portal.objects, removeFolder: failingAt(3, portal.objects.removeFolder) }
    await expect(undoImport(run ?? '', { ...portal, objects })).rejects.toThrow('cut off')
    await expect(load()).rejects.toThrow(`The undo of ${run} is not complete`)
    await undoImport(run ?? '', portal)
    expect(await pathsOf()).toEqual(['success/own'])
  })
})
