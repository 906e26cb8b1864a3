import type { AlbumOrder } from '@dlm/contract/media/media.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, read } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { aLockedAlbum, editAlbum, readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { auditOf, stage } from '../support/uploads.ts'

let admin: Person
let other: Person
beforeAll(async () => {
  ;[admin, other] = await Promise.all([anAdmin(), anAdmin()])
})

/** An album whose photos were added one after the other, in this order; without places where they have none. */
async function anAlbumOf(size: number, order: AlbumOrder = 'hand', places: readonly string[] = keys(size)) {
  const fid = `place-${unique()}`
  const pids = Array.from({ length: size }, (_, at) => `${fid}-${String(at).padStart(2, '0')}`)
  await writeDocuments(db, [
    documents.albums(fid, anAlbumDoc({ photos: size, order })),
    ...pids.map((pid, at) =>
      documents.photos(pid, aPhotoDoc(pid, { fid, createdAt: 1e12 + at, place: places[at] ?? '' })),
    ),
  ])
  return { fid, pids }
}

const keys = (size: number) => Array.from({ length: size }, (_, at) => `b${String(at + 10).padStart(2, '0')}`)

const place = (fid: string, pids: readonly string[], before: string | null, by: Person = admin) =>
  call('place_photos', { fid, pids: JSON.stringify(pids), ...(before !== null && { before }) }, by)

/** The ids of an album's photos as a visitor reads them, page after page. */
async function seen(fid: string, limit = 50): Promise<string[]> {
  const pids: string[] = []
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const { items, next } = await readEncoded('photos_all', { fid, limit, ...(cursor && { cursor }) })
    pids.push(...items.map(({ pid }) => pid))
    cursor = next
  }
  return pids
}

const setOrder = async (fid: string, order: AlbumOrder) =>
  expect((await editAlbum(admin, fid, { order })).status).toBe(200)

const placesOf = async (pids: readonly string[]) =>
  (await db.getAll(...pids.map((pid) => db.doc(`photos/${pid}`)))).map((photo) => photo.get('place'))

describe('the order of an album', () => {
  it('is the one that visitors read, page by page', async () => {
    const { fid, pids } = await anAlbumOf(5, 'newest', [])
    const names = ['d.jpg', 'b.jpg', 'e.jpg', 'a.jpg', 'c.jpg']
    await Promise.all(
      pids.map((pid, at) => db.doc(`photos/${pid}`).update({ name: names[at], sortName: names[at] })),
    )
    expect(await seen(fid, 2)).toEqual(pids.toReversed())
    await setOrder(fid, 'oldest')
    expect(await seen(fid, 2)).toEqual(pids)
    await setOrder(fid, 'name')
    expect(await seen(fid, 2)).toEqual([3, 1, 4, 0, 2].map((at) => pids[at]))
    await setOrder(fid, 'newest')
    expect(await seen(fid, 2)).toEqual(pids.toReversed())
  })

  it('is that of the photos on the landing too', async () => {
    const { fid, pids } = await anAlbumOf(3, 'oldest')
    await db.doc(`albums/${fid}`).update({ createdAt: 9e12 })
    const { body } = await read('get_latest_media', {})
    expect(body.photos.map(({ pid }) => pid)).toEqual(pids)
  })

  it('is not for visitors to choose, and admins choose another for themselves', async () => {
    const { fid, pids } = await anAlbumOf(3)
    expect((await readEncoded('photos_all', { fid, order: 'oldest' })).body.code).toBe('not-allowed')
    await place(fid, [pids[2] ?? ''], pids[0] ?? '')
    const { items } = await readEncoded('photos_all', { fid, order: 'oldest' }, admin)
    expect(items.map(({ pid }) => pid)).toEqual(pids)
  })

  it.each(['newest', 'oldest', 'name'] as const)(
    'stays as it is when an album by %s is arranged by hand from now on, documents of before places too',
    async (order) => {
      const { fid, pids } = await anAlbumOf(7, order, [])
      const [first = '', second = ''] = pids
      for (const pid of [first, second]) {
        const photo = db.doc(`photos/${pid}`)
        const { place: _, ...before } = (await photo.get()).data() ?? {}
        await photo.set(before)
      }
      const before = await seen(fid)
      await setOrder(fid, 'hand')
      expect(await seen(fid, 3)).toEqual(before)
      expect(new Set(await placesOf(pids)).size).toBe(7)
      await place(fid, [before[6] ?? ''], before[0] ?? '')
      const byHand = await seen(fid)
      await setOrder(fid, 'newest')
      expect(await seen(fid)).toEqual(pids.toReversed())
      await setOrder(fid, 'hand')
      expect(await seen(fid)).toEqual(byHand)
    },
  )
})

describe('place_photos', () => {
  it('puts photos in front of another, at the start and at the end, and says so in the log', async () => {
    const { fid, pids } = await anAlbumOf(6)
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = pids
    expect((await place(fid, [e], b)).body.status).toBe('success')
    expect(await seen(fid)).toEqual([a, e, b, c, d, f])
    expect((await place(fid, [d, f], a)).status).toBe(200)
    expect(await seen(fid)).toEqual([d, f, a, e, b, c])
    expect((await place(fid, [f, d], null)).status).toBe(200)
    expect(await seen(fid)).toEqual([a, e, b, c, f, d])
    // Where they are already: nothing is written.
    expect((await place(fid, [e, b], c)).status).toBe(200)
    expect(await seen(fid)).toEqual([a, e, b, c, f, d])
    expect(await auditOf(`albums/${fid}`)).toEqual(Array(3).fill('place_photos'))
    const [photo] = (await readEncoded('photos_all', { fid, limit: 1 })).items
    expect(photo).not.toHaveProperty('place')
  })

  it('makes room between photos with the same key', async () => {
    const { fid, pids } = await anAlbumOf(6, 'hand', ['a1', 'a5', 'a5', 'a5', 'a5', 'a7'])
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = pids
    expect(await seen(fid)).toEqual(pids)
    await place(fid, [f, a], d)
    expect(await seen(fid)).toEqual([b, c, f, a, d, e])
    expect(new Set(await placesOf([c, f, a, d, e])).size).toBe(5)
  })

  it('gives places to photos that have none yet', async () => {
    const { fid, pids } = await anAlbumOf(4, 'hand', [])
    const [a = '', b = '', c = '', d = ''] = pids
    await place(fid, [a], c)
    expect(await seen(fid)).toEqual([d, a, c, b])
  })

  it('refuses an album in another order, a photo of another album, and one that is not there', async () => {
    const [byHand, newest] = [await anAlbumOf(2), await anAlbumOf(2, 'newest')]
    const [first = '', second = ''] = byHand.pids
    const [foreign = ''] = newest.pids
    const everything = () => placesOf([...byHand.pids, ...newest.pids])
    const before = await everything()
    const refused = [
      [newest.fid, [newest.pids[1] ?? ''], foreign, 409, 'album-not-by-hand'],
      ['nowhere', [first], null, 404, 'album-not-found'],
      [byHand.fid, [second, foreign], first, 404, 'media-not-found'],
      [byHand.fid, [second], foreign, 404, 'media-not-found'],
      [byHand.fid, ['nowhere'], first, 404, 'media-not-found'],
      [byHand.fid, [second], 'nowhere', 404, 'media-not-found'],
      [byHand.fid, [second, second], first, 400, 'invalid-input'],
      [byHand.fid, [second, first], first, 400, 'invalid-input'],
      [byHand.fid, [], first, 400, 'invalid-input'],
    ] as const
    for (const [fid, pids, next, status, code] of refused) {
      const answer = await place(fid, pids, next)
      expect([answer.status, answer.body.code]).toEqual([status, code])
    }
    expect(await everything()).toEqual(before)
    expect(await auditOf(`albums/${byHand.fid}`)).toEqual([])
    expect((await place(byHand.fid, [second], first)).status).toBe(200)
  })

  it('arranges a locked album, whose order is for those who may see it', async () => {
    const fid = `place-${unique()}`
    await writeDocuments(db, await aLockedAlbum(fid, 'sesame12', ['a.jpg', 'b.jpg', 'c.jpg']))
    await setOrder(fid, 'hand')
    const before = (await readEncoded('photos_all', { fid }, admin)).items.map(({ pid }) => pid)
    expect((await place(fid, [before[2] ?? ''], before[0] ?? '')).status).toBe(200)
    const { items } = await readEncoded('photos_all', { fid }, admin)
    expect(items.map(({ pid }) => pid)).toEqual([before[2], before[0], before[1]])
    expect((await readEncoded('photos_all', { fid })).body.code).toBe('album-locked')
  })

  it('is for editors, and for no other role but owners and admins', async () => {
    const { fid, pids } = await anAlbumOf(2)
    const [first = '', second = ''] = pids
    const [editor, support] = [
      await anAdmin({ adminRole: 'editor' }),
      await anAdmin({ adminRole: 'support' }),
    ]
    expect((await place(fid, [second], first, support)).body.code).toBe('not-allowed')
    expect(await seen(fid)).toEqual([first, second])
    expect((await place(fid, [second], first, editor)).status).toBe(200)
    expect(await seen(fid)).toEqual([second, first])
  })
})

describe('photos that come into an album arranged by hand', () => {
  it('are its last when they are uploaded, in the order of the upload; in others they get no place', async () => {
    for (const [order, places] of [
      ['hand', 2],
      ['newest', 0],
    ] as const) {
      const { fid, pids } = await anAlbumOf(2, order)
      const bytes = await aJpeg()
      const names = ['one.jpg', 'two.jpg']
      const paths = await stage(
        admin,
        names.map((name) => ({ bytes, name })),
      )
      const files = names.map((name, at) => ({
        ...{ name, size: bytes.length, type: 'image/jpeg', file: paths[at] },
        pid: `${fid}-${name.slice(0, 3)}`,
      }))
      const { status } = await call('add_photos', { fid, files: JSON.stringify(files) }, admin)
      expect(status).toBe(200)
      const added = [`${fid}-one`, `${fid}-two`]
      expect((await placesOf(added)).filter(Boolean)).toHaveLength(places)
      expect(await seen(fid)).toEqual(
        order === 'hand' ? [...pids, ...added] : [...added, ...pids.toReversed()],
      )
    }
  })

  it('are its last when they are moved there', async () => {
    const [from, to] = [await anAlbumOf(3), await anAlbumOf(3)]
    const ids = JSON.stringify(from.pids.slice(0, 2))
    expect((await call('move_photos', { from: from.fid, to: to.fid, ids }, admin)).status).toBe(200)
    const all = await seen(to.fid)
    expect(all.slice(0, 3)).toEqual(to.pids)
    expect(all.slice(3).toSorted()).toEqual(from.pids.slice(0, 2))
    expect((await placesOf(all)).every(Boolean)).toBe(true)
  })

  it('are where they were when they are restored, alone or with the album', async () => {
    const { fid, pids } = await anAlbumOf(4)
    const [a = '', b = '', c = '', d = ''] = pids
    await place(fid, [d], b)
    await call('delete_photo', { id: d }, admin)
    expect(await seen(fid)).toEqual([a, b, c])
    await call('restore', { kind: 'photo', id: d }, admin)
    expect(await seen(fid)).toEqual([a, d, b, c])
    await call('delete_album', { id: fid }, admin)
    await call('restore', { kind: 'album', id: fid }, admin)
    expect(await seen(fid)).toEqual([a, d, b, c])
  })

  it('are its last when they are restored and were deleted before it was arranged', async () => {
    const { fid, pids } = await anAlbumOf(3, 'newest', [])
    const [a = '', b = '', c = ''] = pids
    await call('delete_photo', { id: c }, admin)
    await setOrder(fid, 'hand')
    await call('restore', { kind: 'photo', id: c }, admin)
    expect(await seen(fid)).toEqual([b, a, c])
  })
})

describe('two admins at once', { timeout: 120_000 }, () => {
  it('make 50 random moves: one order is left, with every photo in it once', async () => {
    const { fid, pids } = await anAlbumOf(20)
    const random = (below: number) => Math.floor(Math.random() * below)
    const moves = Array.from({ length: 50 }, (_, at) => {
      const shuffled = pids.toSorted(() => Math.random() - 0.5)
      const size = 1 + random(3)
      return {
        moved: shuffled.slice(0, size),
        before: random(5) === 0 ? null : (shuffled[size] ?? null),
        by: at % 2 === 0 ? admin : other,
      }
    })
    const statuses: number[] = []
    // Each admin has several on their way, and both move at the same time.
    for (let from = 0; from < moves.length; from += 10) {
      const some = moves.slice(from, from + 10)
      const answers = await Promise.all(some.map(({ moved, before, by }) => place(fid, moved, before, by)))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses).toEqual(Array(50).fill(200))
    const order = await seen(fid, 7)
    expect(order.toSorted()).toEqual(pids)
    for (const limit of [3, 50]) expect(await seen(fid, limit)).toEqual(order)
    // What is moved now goes exactly where it is put.
    for (let at = 0; at < 10; at++) {
      const now = await seen(fid)
      const [moved = '', before = ''] = now.toSorted(() => Math.random() - 0.5)
      await place(fid, [moved], before)
      const rest = now.filter((pid) => pid !== moved)
      expect(await seen(fid)).toEqual(rest.toSpliced(rest.indexOf(before), 0, moved))
    }
  })

  it('put photos into the same gap: each in front of the one that both named', async () => {
    const { fid, pids } = await anAlbumOf(12)
    const [target = '', ...others] = pids
    const answers = await Promise.all(
      others.map((pid, at) => place(fid, [pid], target, at % 2 ? admin : other)),
    )
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200))
    const order = await seen(fid)
    expect(order.at(-1)).toBe(target)
    expect(order.toSorted()).toEqual(pids)
  })
})
