import { quotas } from '@dlm/contract/limits'
import { trackLanguages } from '@dlm/contract/media/track-languages'
import type { Cue, Track } from '@dlm/contract/media/tracks.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { addAlbum, albumCode } from '../support/album-recordings.ts'
import { call, type Who } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aLockedVideoDoc, aVideoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { forged, readEncoded, unlock } from '../support/media.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'
import { auditOf } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

const captions = { kind: 'captions', language: 'en' } as const
const chapters = { kind: 'chapters', language: 'en' } as const
const cues: Cue[] = [
  { from: 0, to: 2.5, text: 'The lamps are lit.' },
  { from: 2, to: 4.25, text: 'One after\nthe other.' },
]

async function aVideo(tracks: Track[] = [], fid = '') {
  const vid = `tracks-${unique()}`
  const video = fid ? aLockedVideoDoc(fid, vid, { tracks }) : aVideoDoc(vid, { tracks })
  await writeDocuments(db, [documents.videos(vid, video)])
  return {
    vid,
    put: (track: Track, some: Cue[] = cues, who: Who = admin) =>
      call('put_track', { id: vid, ...track, cues: some }, who),
    remove: (track: Track, who: Who = admin) => call('delete_track', { id: vid, ...track }, who),
    read: (track: Track, more: { grant?: string } = {}, who: Who = {}) =>
      call('get_track', { id: vid, ...track, ...more }, who),
    /** The tracks of the video in the list. */
    async named() {
      const { items } = await readEncoded('get_all_videos', { ids: [vid] })
      return items[0]?.tracks
    },
    stored: async () => (await db.collection(`videos/${vid}/tracks`).get()).docs.map(({ id }) => id),
  }
}

describe('put_track', () => {
  it('adds and replaces a track, which every visitor reads; the list names it and has no cue', async () => {
    const { vid, put, read, named } = await aVideo()
    expect(await named()).toBeUndefined()
    expect((await read(captions)).body.code).toBe('media-not-found')
    for (const track of [chapters, { ...captions, language: 'si' } as const, captions])
      expect((await put(track)).status).toBe(200)
    expect(await named()).toEqual([captions, { ...captions, language: 'si' }, chapters])
    const { status, body, headers } = await read(captions)
    expect([status, body.cues]).toEqual([200, cues])
    // No cache has what needs a grant.
    expect(headers.get('cache-control')).toContain('no-store')
    const { items } = await readEncoded('get_all_videos', { ids: [vid] })
    expect(JSON.stringify(items)).not.toContain('lamps')

    const other = [{ from: 1, to: 2, text: 'Again' }]
    expect((await put(captions, other)).status).toBe(200)
    expect((await call('get_track', { id: vid, ...captions }, admin)).body.cues).toEqual(other)
    expect((await call('get_track', { id: vid, ...chapters })).body.cues).toEqual(cues)
    expect(await named()).toHaveLength(3)
    // Sent twice it is one change.
    expect((await put(captions, other)).status).toBe(200)
    expect(await auditOf(`videos/${vid}`)).toEqual(Array(4).fill('put_track'))
  })

  it('is named in a text that shows the film, too', async () => {
    const { vid, put } = await aVideo()
    await put(captions)
    const { body } = await call('preview_text', { text: `::video(${vid})` }, admin)
    expect(body.embeds?.[0]?.tracks).toEqual([captions])
  })

  it('sorts cues by their beginnings', async () => {
    const { vid, put } = await aVideo()
    expect((await put(captions, cues.toReversed())).status).toBe(200)
    expect((await call('get_track', { id: vid, ...captions })).body.cues).toEqual(cues)
  })

  it.each<[string, Cue[]]>([
    ['no cue', []],
    ['a cue that ends as it begins', [{ from: 2, to: 2, text: 'Now' }]],
    ['a beginning before the film', [{ from: -1, to: 2, text: 'Now' }]],
    ['no text', [{ from: 1, to: 2, text: ' ' }]],
    ['a text that is too long', [{ from: 1, to: 2, text: 'x'.repeat(501) }]],
    ['too many cues', Array(quotas.cues + 1).fill({ from: 1, to: 2, text: 'x' })],
    ['too much text in all', Array(501).fill({ from: 1, to: 2, text: 'x'.repeat(500) })],
  ])('refuses %s, and stores nothing', async (_, wrong) => {
    const { put, named, stored } = await aVideo()
    expect((await put(captions, wrong)).status).toBe(400)
    expect([await named(), await stored()]).toEqual([undefined, []])
    expect((await put(captions, cues)).status).toBe(200)
  })

  it('stores as much as there may be', async () => {
    const { vid, put } = await aVideo()
    const most = Array.from({ length: quotas.cues }, (_, at) => ({
      ...{ from: 12_345.678 + at, to: 12_346.789 + at, text: 'ආ'.repeat(50) },
    }))
    expect((await put(captions, most)).status).toBe(200)
    expect((await call('get_track', { id: vid, ...captions })).body.cues).toEqual(most)
  })

  it('refuses a language that is not in the table, a film that is not there, and too many', async () => {
    const languages = Object.keys(trackLanguages) as Track['language'][]
    const all = languages.map((language) => ({ kind: 'captions', language }) as const)
    const tracks: Track[] = [...all, chapters].slice(0, quotas.tracks)
    const { put, stored } = await aVideo(tracks)
    const more = { kind: 'chapters', language: 'de' } as const
    expect((await put(more)).body.code).toBe('too-many-tracks')
    expect((await put({ ...captions, language: 'xx' as 'en' })).status).toBe(400)
    expect(await stored()).toEqual([])
    expect((await put(all[0] ?? captions)).status).toBe(200)
    expect((await call('put_track', { id: 'none', ...captions, cues }, admin)).body.code).toBe(
      'media-not-found',
    )
  })

  it('and delete_track are for admins alone', async () => {
    const { put, remove, named } = await aVideo()
    const strangers = [{}, await aMember()]
    for (const who of strangers)
      expect((await put(captions, cues, who)).status).toSatisfy((status) => status === 401 || status === 403)
    expect(await named()).toBeUndefined()
    expect((await put(captions)).status).toBe(200)
    for (const who of strangers)
      expect((await remove(captions, who)).status).toSatisfy((status) => status === 401 || status === 403)
    expect(await named()).toEqual([captions])
    expect((await remove(captions)).status).toBe(200)
  })
})

describe('delete_track', () => {
  it('removes a track with its cues, leaves the others, and may be sent twice', async () => {
    const { vid, put, remove, read, named, stored } = await aVideo()
    await put(captions)
    await put(chapters)
    for (let sent = 0; sent < 2; sent++) expect((await remove(captions)).status).toBe(200)
    expect([await named(), await stored()]).toEqual([[chapters], ['chapters-en']])
    expect((await read(captions)).body.code).toBe('media-not-found')
    expect((await read(chapters)).status).toBe(200)
    expect((await call('delete_track', { id: 'none', ...captions }, admin)).body.code).toBe('media-not-found')
    expect(await auditOf(`videos/${vid}`)).toEqual(['delete_track', 'put_track', 'put_track'])
  })
})

describe('get_track', () => {
  it('answers those of a film in a locked album for its grant, and to admins; purged with the album, none is left', async () => {
    const fid = await addAlbum(admin, { alpass: albumCode })
    const { put, read, stored } = await aVideo([], fid)
    await put(captions)
    const { grant } = await unlock(fid, albumCode)
    expect((await read(captions, { grant })).body.cues).toEqual(cues)
    expect((await read(captions, {}, admin)).body.cues).toEqual(cues)
    for (const answer of [
      await read(captions),
      await read(captions, { grant: forged }),
      await read(captions, {}, await aMember()),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'media-not-found'])
    await call('delete_album', { id: fid }, admin)
    expect((await call('purge', { kind: 'album', id: fid }, admin)).status).toBe(200)
    expect(await stored()).toEqual([])
  })

  it('answers nothing while the video is in the bin, its cues again when it is restored, and none is left once it is purged', async () => {
    const { vid, put, read, named, stored } = await aVideo()
    await put(captions)
    expect((await call('delete_video', { id: vid }, admin)).status).toBe(200)
    expect((await read(captions)).body.code).toBe('media-not-found')
    expect((await put(chapters)).body.code).toBe('media-not-found')
    expect(await stored()).toEqual(['captions-en'])
    expect((await call('restore', { kind: 'video', id: vid }, admin)).status).toBe(200)
    expect(await named()).toEqual([captions])
    expect((await call('get_track', { id: vid, ...captions })).body.cues).toEqual(cues)
    await call('delete_video', { id: vid }, admin)
    expect((await call('purge', { kind: 'video', id: vid }, admin)).status).toBe(200)
    expect(await stored()).toEqual([])
  })
})
