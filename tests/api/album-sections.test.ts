import { quotas } from '@dlm/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { db } from '../support/admin.ts'
import { call, type Who } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aLockedPhotoDoc, anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { editAlbum, forged, readEncoded, unlock } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { auditOf, stage } from '../support/uploads.ts'

let admin: Person
let other: Person
beforeAll(async () => {
  ;[admin, other] = await Promise.all([anAdmin(), anAdmin()])
})

/** An album that is arranged by hand, of photos a, b, c … */
async function anAlbumOf(size: number, code = '') {
  const fid = `sections-${unique()}`
  const letters = [...'abcdefgh'].slice(0, size)
  const locked = code !== ''
  await writeDocuments(db, [
    documents.albums(fid, anAlbumDoc({ photos: size, order: 'hand', locked })),
    ...(locked ? [documents.albumSecrets(fid, { codeHash: await hashSecret(code) })] : []),
    ...letters.map((letter, at) => {
      const pid = `${fid}-${letter}`
      const more = { fid, place: `a${at}` }
      return documents.photos(pid, locked ? aLockedPhotoDoc(fid, pid, more) : aPhotoDoc(pid, more))
    }),
  ])
  const named = (id: string) => (letters.includes(id) ? `${fid}-${id}` : id)
  const before = (id?: string) => (id === undefined ? {} : { before: named(id) })
  return {
    fid,
    /** Puts a section, whose heading is its id in capitals, in front of a photo or a section. */
    put: (id: string, next?: string, who: Who = admin) =>
      call('put_section', { fid, id, title: id.toUpperCase(), ...before(next) }, who),
    place: (pids: string, next?: string, who: Who = admin) =>
      call('place_photos', { fid, pids: JSON.stringify([...pids].map(named)), ...before(next) }, who),
    /** Sections and photos as a visitor sees them, page by page: `ab [ONE] c`. */
    async seen(limit = 50) {
      const { about, items: first, next } = await readEncoded('photos_all', { fid, limit })
      const items = [...first]
      for (let cursor = next; cursor; ) {
        const page = await readEncoded('photos_all', { fid, limit, cursor })
        expect(page.about).toBeUndefined()
        items.push(...page.items)
        cursor = page.next
      }
      const sections = [undefined, ...(about?.sections ?? [])]
      const parts = sections.map((section) => {
        const within = items.filter((photo) => photo.section === section?.id)
        const ids = within.map(({ pid }) => pid.slice(fid.length + 1)).join('')
        return section ? `[${section.title}] ${ids}` : ids
      })
      return parts.join(' ').trim()
    },
  }
}

describe('put_section', () => {
  it('puts sections where they begin, moves and renames them, and the photos stay', async () => {
    const { fid, put, seen } = await anAlbumOf(4)
    expect(await seen()).toBe('abcd')
    expect((await put('two', 'c')).status).toBe(200)
    expect((await put('one', 'a')).status).toBe(200)
    expect(await seen()).toBe('[ONE] ab [TWO] cd')
    expect(await seen(1)).toBe('[ONE] ab [TWO] cd')
    // In front of another section, and at the end: both are empty.
    await put('none', 'two')
    await put('last')
    expect(await seen()).toBe('[ONE] ab [NONE]  [TWO] cd [LAST]')
    await put('two', 'd')
    expect(await seen()).toBe('[ONE] ab [NONE] c [TWO] d [LAST]')
    await call('put_section', { fid, id: 'two', title: 'Party', before: `${fid}-d` }, admin)
    expect(await seen()).toBe('[ONE] ab [NONE] c [Party] d [LAST]')
    expect(await auditOf(`albums/${fid}`)).toEqual(Array(6).fill('put_section'))
  })

  it('leaves photos that are put in front of another within its section: a section is named to be in front of it', async () => {
    const { put, place, seen } = await anAlbumOf(4)
    await put('one', 'b')
    await put('two', 'd')
    expect(await seen()).toBe('a [ONE] bc [TWO] d')
    await place('a', 'b')
    expect(await seen()).toBe('[ONE] abc [TWO] d')
    await place('a', 'one')
    expect(await seen()).toBe('a [ONE] bc [TWO] d')
    await place('a', 'two')
    expect(await seen()).toBe('[ONE] bca [TWO] d')
    // It follows the others already, but in another section.
    await place('d', 'two')
    expect(await seen()).toBe('[ONE] bcad [TWO]')
    await place('bd')
    expect(await seen()).toBe('[ONE] ca [TWO] bd')
    await place('bd')
    expect(await seen()).toBe('[ONE] ca [TWO] bd')
  })

  it('leaves uploads, and photos without a place, to the last section', async () => {
    const { fid, put, seen } = await anAlbumOf(2)
    await put('end')
    const bytes = await aJpeg()
    const [file] = await stage(admin, [{ bytes, name: 'new.jpg' }])
    const files = [{ name: 'new.jpg', size: bytes.length, file, pid: `${fid}-n`, type: 'image/jpeg' }]
    expect((await call('add_photos', { fid, files: JSON.stringify(files) }, admin)).status).toBe(200)
    expect(await seen()).toBe('ab [END] n')
    await put('late')
    await db.doc(`photos/${fid}-a`).update({ place: '' })
    // Asked for by another order and back.
    for (const order of ['name', 'hand']) expect((await editAlbum(admin, fid, { order })).status).toBe(200)
    expect(await seen()).toBe('b [END] n [LATE] a')
  })

  it('needs an album that is arranged by hand; in another order it has no sections until it is arranged again', async () => {
    const { fid, put, seen } = await anAlbumOf(3)
    await put('one', 'b')
    await editAlbum(admin, fid, { order: 'name' })
    const { about, items } = await readEncoded('photos_all', { fid })
    expect([about, items.map(({ section }) => section)]).toEqual([undefined, Array(3).fill(undefined)])
    expect((await put('two', 'c')).body.code).toBe('album-not-by-hand')
    await editAlbum(admin, fid, { order: 'hand' })
    expect(await seen()).toBe('a [ONE] bc')
  })

  it('of a locked album is seen by those who may see its photos', async () => {
    const { fid, put } = await anAlbumOf(2, 'kiwi-42')
    await put('secret-heading', 'b')
    const readWith = (grant?: string, who?: Person) =>
      readEncoded('photos_all', { fid, ...(grant && { grant }) }, who)
    const { grant } = await unlock(fid, 'kiwi-42')
    expect((await readWith(grant)).about?.sections).toEqual([
      { id: 'secret-heading', title: 'SECRET-HEADING' },
    ])
    expect((await readWith(undefined, admin)).about?.sections).toHaveLength(1)
    for (const wrong of [undefined, forged]) expect((await readWith(wrong)).body.code).toBe('album-locked')
    const { items } = await readEncoded('get_all_albums', { ids: [fid] })
    expect(JSON.stringify(items)).not.toContain('secret')
  })

  it('refuses a place that is not in the album, no heading, and too many', async () => {
    const { fid, put, seen } = await anAlbumOf(2)
    const { fid: elsewhere } = await anAlbumOf(1)
    for (const next of ['none', `${elsewhere}-a`])
      expect((await put('one', next)).body.code).toBe('media-not-found')
    expect((await put('one', 'one')).status).toBe(400)
    const blank = await call('put_section', { fid, id: 'one', title: ' ' }, admin)
    expect([blank.status, Object.keys(blank.body.fields ?? {})]).toEqual([400, ['title']])
    expect((await call('put_section', { fid: 'none', id: 'one', title: 'One' }, admin)).body.code).toBe(
      'album-not-found',
    )
    expect(await seen()).toBe('ab')
    const sections = Array.from({ length: quotas.sections }, (_, at) => ({
      ...{ id: `s${at}`, title: `S${at}`, place: `b${10 + at}` },
    }))
    await db.doc(`albums/${fid}`).update({ sections })
    expect((await put('one')).body.code).toBe('too-many-sections')
    expect((await put('s3', 'a')).status).toBe(200)
  })

  it('and place_photos by two admins at once lose nothing', async () => {
    const { put, place, seen } = await anAlbumOf(6)
    await put('one', 'c')
    await put('two', 'e')
    const targets = ['a', 'b', 'c', 'd', 'e', 'f', 'one', 'two', undefined]
    const random = <T>(from: readonly T[]) => from[Math.floor(Math.random() * from.length)] as T
    const moves = Array.from({ length: 30 }, (_, at) => {
      const who = at % 2 === 0 ? admin : other
      const [id, next] = [random([...'abcdef', 'one', 'two']), random(targets)]
      if (id === next) return Promise.resolve(200)
      const answer = id.length > 1 ? put(id, next, who) : place(id, next, who)
      return answer.then(({ status }) => status)
    })
    expect(new Set(await Promise.all(moves))).toEqual(new Set([200]))
    const words = await seen()
    expect(words.match(/\[(ONE|TWO)\]/g)?.toSorted()).toEqual(['[ONE]', '[TWO]'])
    expect([...words.replace(/\[\w+\]| /g, '')].toSorted().join('')).toBe('abcdef')
  })
})

describe('delete_section', () => {
  it('leaves its photos to the section before it, and may be sent twice', async () => {
    const { fid, put, seen } = await anAlbumOf(3)
    await put('one', 'a')
    await put('two', 'b')
    for (const id of ['two', 'two', 'none'])
      expect((await call('delete_section', { fid, id }, admin)).status).toBe(200)
    expect(await seen()).toBe('[ONE] abc')
    expect((await call('delete_section', { fid: 'none', id: 'one' }, admin)).body.code).toBe(
      'album-not-found',
    )
    expect(await auditOf(`albums/${fid}`)).toEqual(['delete_section', 'put_section', 'put_section'])
  })
})

describe('the text of an album', () => {
  const text = 'Two days by the **sea**.\n\n## What we saw'

  it('is with its photos and in the form, and in no list', async () => {
    const { fid } = await anAlbumOf(1)
    expect((await editAlbum(admin, fid, { text })).status).toBe(200)
    const { about } = await readEncoded('photos_all', { fid })
    expect(about).toMatchObject({ text: 'Two days by the sea.\n\nWhat we saw', sections: [] })
    expect(about?.blocks?.map(({ type }) => type)).toEqual(['paragraph', 'heading'])
    expect((await call('get_editable', { kind: 'album', id: fid }, admin)).body.fields.text).toBe(text)
    expect((await readEncoded('photos_all', { fid, ids: [`${fid}-a`] })).about).toBeUndefined()
    const { items } = await readEncoded('get_all_albums', { ids: [fid] })
    expect(JSON.stringify(items)).not.toContain('Two days')
    expect((await editAlbum(admin, fid, { text: '' })).status).toBe(200)
    expect((await readEncoded('photos_all', { fid })).about).toBeUndefined()
  })

  it('of a locked album is for those who may see its photos', async () => {
    const { fid } = await anAlbumOf(1, 'kiwi-42')
    expect((await editAlbum(admin, fid, { text })).status).toBe(200)
    expect((await readEncoded('photos_all', { fid })).about).toBeUndefined()
    const { grant } = await unlock(fid, 'kiwi-42')
    expect((await readEncoded('photos_all', { fid, grant })).about?.text).toContain('Two days')
  })

  it('is refused where it is too long, by name', async () => {
    const { fid } = await anAlbumOf(1)
    const { status, body } = await editAlbum(admin, fid, { text: 'x'.repeat(5_001) })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['text']])
  })
})
