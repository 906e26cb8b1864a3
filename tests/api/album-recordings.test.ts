import { quotas } from '@dlm/contract/limits'
import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import { Video } from '@dlm/contract/media/media.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { db } from '../support/admin.ts'
import {
  addAlbum,
  addRecordings,
  albumCode,
  bytesOf,
  moveRecording,
  objectsOfRecordings,
  type Recordings,
  setCode,
  storedRecordings,
  tagRecording,
} from '../support/album-recordings.ts'
import { call } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aVideoDoc } from '../support/factories/media.ts'
import { forged, readEncoded, unlock } from '../support/media.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'
import { aWebm, stage } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

const grantOf = async (fid: string) => (await unlock(fid, albumCode)).grant

/** Whether any public list, search or page of a recording has it. */
async function isPublic({ vid, aid, filmName, soundName, run }: Recordings): Promise<boolean[]> {
  const videos = await readEncoded('get_all_videos', { search: filmName })
  const audios = await readEncoded('get_all_audios', { search: soundName })
  const results = (await call('search_all', { search: run })).body.data.map(({ id }) => id)
  return [
    videos.items.some(({ id }) => id === vid),
    audios.items.some(({ id }) => id === aid),
    results.includes(vid),
    results.includes(aid),
  ]
}
const everywhere = [true, true, true, true]
const nowhere = [false, false, false, false]

const open = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(address, PORTAL), { method, headers })

const bytesIn = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('recordings of an open album', () => {
  it('are on its page and in the public lists, their files public', async () => {
    const fid = await addAlbum(admin)
    const empty = await readEncoded('photos_all', { fid })
    expect(empty.about?.recordings).toBeUndefined()
    const recordings = await addRecordings(admin, fid)
    expect(recordings.listed).toMatchObject({ fid, vid: recordings.vid })
    expect((await open(recordings.listed.file)).status).toBe(200)
    expect((await readEncoded('photos_all', { fid })).about).toMatchObject({ recordings: true })
    const { items } = await readEncoded('get_all_albums', { ids: [fid] })
    expect(items).toMatchObject([{ photos: 0, recordings: true }])
    const results = (await call('search_all', { search: fid })).body.data
    expect(results.find(({ id }) => id === fid)?.text).toBe('Films and sounds')
    const { status, body } = await call('album_recordings', { fid })
    expect([status, body.videos.map(({ vid }) => vid), body.audios.map(({ aid }) => aid)]).toEqual([
      200,
      [recordings.vid],
      [recordings.aid],
    ])
    expect(await isPublic(recordings)).toEqual(everywhere)
    const { film } = await storedRecordings(recordings)
    expect(film).not.toHaveProperty('moving')
    expect((await objectsOfRecordings(recordings)).filter((path) => !path.startsWith('public/'))).toEqual([])
    expect((await open(body.videos[0]?.file ?? '')).status).toBe(200)
    expect((await open(body.videos[0]?.poster?.sources[0]?.url ?? '')).status).toBe(200)
    expect((await bytesIn(await open(body.audios[0]?.file ?? ''))).equals(recordings.sound)).toBe(true)
  })

  it('belong to an album that is there, or to none', async () => {
    await expect(addRecordings(admin, 'nowhere')).rejects.toThrow('album-not-found')
    const [file] = await stage(admin, [{ bytes: aWebm(90), name: 'f.webm', type: 'video/webm' }])
    const films = [{ name: 'f.webm', size: 1, file, vid: 'x', type: 'video/webm' }]
    const { status, body } = await call('add_videos', { fid: 'nowhere', files: JSON.stringify(films) }, admin)
    expect([status, body.code, body.field]).toEqual([404, 'album-not-found', 'fid'])
    const recordings = await addRecordings(admin)
    expect(recordings.listed).not.toHaveProperty('fid')
    const moved = await moveRecording(admin, 'video', recordings.vid, 'nowhere')
    expect([moved.status, moved.body.code, moved.body.field]).toEqual([404, 'album-not-found', 'fid'])
    expect((await storedRecordings(recordings)).film).toMatchObject({ fid: '', locked: false })
  })

  it('shows the newest hundred of each kind', async () => {
    const fid = await addAlbum(admin)
    const films = Array.from({ length: quotas.albumRecordings + 1 }, (_, at) => `${fid}-${at}`)
    await writeDocuments(
      db,
      films.map((id, at) => documents.videos(id, aVideoDoc(id, { fid, createdAt: 1_000 + at }))),
    )
    const { videos } = (await call('album_recordings', { fid })).body
    expect(videos.map(({ vid }) => vid)).toEqual(films.toReversed().slice(0, quotas.albumRecordings))
  })

  it('can be played and not downloaded where it allows no downloads', async () => {
    const fid = await addAlbum(admin, { downloads: 'off' })
    const { vid, aid } = await addRecordings(admin, fid)
    for (const [name, key] of [
      ['video_file', vid],
      ['audio_file', aid],
    ] as const)
      expect((await call(name, { key })).body.code).toBe('downloads-off')
    const { body } = await call('album_recordings', { fid })
    expect(body.videos[0]).toMatchObject({ downloads: 'off' })
    expect((await open(body.videos[0]?.file ?? '')).status).toBe(200)
  })
})

describe('recordings of an unlisted album', () => {
  it('are on its page, in no list and no search, and found by their ids', async () => {
    const fid = await addAlbum(admin, { unlisted: true })
    const recordings = await addRecordings(admin, fid)
    expect(await isPublic(recordings)).toEqual(nowhere)
    expect((await call('album_recordings', { fid })).body.videos.map(({ vid }) => vid)).toEqual([
      recordings.vid,
    ])
    const byId = await readEncoded('get_all_videos', { ids: [recordings.vid] })
    expect(byId.items.map(({ vid }) => vid)).toEqual([recordings.vid])
    expect((await call('video_file', { key: recordings.vid })).status).toBe(200)
    const tag = `tag${recordings.run}`
    expect((await tagRecording(admin, 'video', recordings.vid, tag)).status).toBe(200)
    expect((await call('get_tag', { id: tag })).body).toMatchObject({ name: '', data: [] })
    const since = Date.now() - 600_000
    const fresh = (await call('new_entries', { since }, await aMember())).body.data
    expect(fresh.map(({ id }) => id)).not.toContain(recordings.vid)
    const latest = (await call('get_latest_media', {})).body
    expect([latest.video?.vid, latest.audio?.aid]).not.toEqual(expect.arrayContaining([recordings.vid]))
    expect((await open('/sitemap.xml').then((answer) => answer.text())).includes(recordings.vid)).toBe(false)
  })
})

describe('recordings of a locked album', () => {
  let fid: string
  let recordings: Recordings
  beforeAll(async () => {
    fid = await addAlbum(admin, { alpass: albumCode })
    recordings = await addRecordings(admin, fid)
  })

  it('have private files only, and are in no list', async () => {
    const objects = await objectsOfRecordings(recordings)
    expect(objects.length).toBeGreaterThanOrEqual(3)
    expect(objects.filter((path) => !path.startsWith(`locked/${fid}/`))).toEqual([])
    expect(await isPublic(recordings)).toEqual(nowhere)
    const { film, sound } = await storedRecordings(recordings)
    expect([film, sound]).toMatchObject([
      { fid, locked: true },
      { fid, locked: true },
    ])
    expect((await readEncoded('get_all_videos', { ids: [recordings.vid] })).items).toEqual([])
    expect(
      await open(`/view_albums?tab=video&id=${recordings.vid}`).then((page) => page.text()),
    ).not.toContain(recordings.run)
  })

  describe('album_recordings', () => {
    it('answers them with the grant, and to no other caller', async () => {
      for (const grant of [undefined, forged]) {
        const { status, body } = await call('album_recordings', { fid, ...(grant && { grant }) })
        expect([status, body.code]).toEqual([403, 'album-locked'])
      }
      const member = await call('album_recordings', { fid }, await aMember())
      expect(member.body.code).toBe('album-locked')
      const { body } = await call('album_recordings', { fid, grant: await grantOf(fid) })
      expect(body.videos[0]).toMatchObject({
        vid: recordings.vid,
        name: recordings.filmName,
        duration: 9,
        fid,
      })
      expect(body.audios[0]).toMatchObject({ aid: recordings.aid, name: recordings.soundName })
      expect(body.videos[0]?.file).toMatch(/^\/locked\/.+\?key=/)
      const poster = await open(body.videos[0]?.poster?.sources[0]?.url ?? '')
      expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp'])
      const asAdmin = await call('album_recordings', { fid }, admin)
      expect(asAdmin.body.videos).toHaveLength(1)
    })
  })

  it('are downloaded with the grant alone, and else as if they were missing', async () => {
    for (const [name, key, bytes] of [
      ['video_file', recordings.vid, recordings.film],
      ['audio_file', recordings.aid, recordings.sound],
    ] as const) {
      const missing = await call(name, { key: 'nothing' })
      for (const grant of [undefined, forged])
        expect((await call(name, { key, ...(grant && { grant }) })).body).toEqual(missing.body)
      const { body } = await call(name, { key, grant: await grantOf(fid) })
      const file = await open(body.data[0].file)
      expect((await bytesIn(file)).equals(bytes)).toBe(true)
      expect(file.headers.get('content-disposition')).toContain('attachment')
    }
  })

  it('are listed for admins who ask for all, at addresses that open, and for no other caller', async () => {
    const whole = await readEncoded('get_all_videos', { search: recordings.filmName, unlisted: true })
    expect(whole.status).toBe(403)
    const payload = { search: recordings.filmName, unlisted: true }
    const listed = async (query: object) => {
      const { body } = await call('get_all_videos', { payload: encodeWire(query) }, admin)
      return decodeWire(body.data, (value) => z.array(Video).parse(value))
    }
    const [video, ...others] = await listed(payload)
    expect([video?.vid, others]).toEqual([recordings.vid, []])
    expect((await open(video?.file ?? '')).status).toBe(200)
    expect(await listed({ search: recordings.filmName })).toEqual([])
  })

  describe('by their addresses', () => {
    let address: string
    beforeAll(async () => {
      const { body } = await call('album_recordings', { fid, grant: await grantOf(fid) })
      address = body.videos[0]?.file ?? ''
    })

    it('are whole without a range, and say that they have parts', async () => {
      const answer = await open(address)
      expect([answer.status, answer.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
      expect(answer.headers.get('content-length')).toBe(String(recordings.film.length))
      expect((await bytesIn(answer)).equals(recordings.film)).toBe(true)
      const head = await open(address, {}, 'HEAD')
      expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
        200,
        String(recordings.film.length),
        'bytes',
      ])
    })

    it.each([
      ['bytes=0-', 0, undefined],
      ['bytes=100-199', 100, 200],
      ['bytes=-50', -50, undefined],
    ])('send the part %s', async (range, from, to) => {
      const answer = await open(address, { range })
      const part = recordings.film.subarray(from, to)
      expect(answer.status).toBe(206)
      expect((await bytesIn(answer)).equals(part)).toBe(true)
      const { length } = recordings.film
      const first = from < 0 ? length + from : from
      expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${first + part.length - 1}/${length}`)
      expect(answer.headers.get('content-length')).toBe(String(part.length))
    })

    it('refuse a part that they do not have', async () => {
      const answer = await open(address, { range: `bytes=${recordings.film.length}-` })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([
        416,
        `bytes */${recordings.film.length}`,
      ])
    })

    it('are one plain 404 without their own key, in whole and in part, as what is missing', async () => {
      const [path = '', key = ''] = address.split('?key=')
      const missing = path.replace('original', '320').replace('.webm', '.webp')
      for (const method of ['GET', 'HEAD'])
        for (const refused of [
          path,
          `${path}?key=${forged}`,
          `${path}?key=${await grantOf(fid)}`,
          `${missing}?key=${key}`,
          path.replace(recordings.vid, 'nothing'),
        ])
          for (const headers of [{}, { range: 'bytes=0-9' }] as Record<string, string>[]) {
            const answer = await open(refused, headers, method)
            const { status, headers: sent } = answer
            expect([
              status,
              await answer.text(),
              sent.get('content-range'),
              sent.get('accept-ranges'),
            ]).toEqual([404, '', null, null])
          }
      expect((await open(address, { range: 'bytes=0-9' })).status).toBe(206)
    })
  })
})

describe('an album that is locked, and opened again', () => {
  it('takes its recordings along: nothing stays public, nothing stays locked, and nothing is lost', async () => {
    const fid = await addAlbum(admin)
    const recordings = await addRecordings(admin, fid)
    const publicFile = recordings.listed.file
    const before = await objectsOfRecordings(recordings)
    await setCode(admin, fid, albumCode)
    // The trigger does the same beside the call, and may be removing the last of them.
    const folders = async () => {
      const objects = await objectsOfRecordings(recordings)
      return [objects.length, ...new Set(objects.map((path) => path.split('/')[0]))]
    }
    await expect.poll(folders, { timeout: 20_000 }).toEqual([before.length, 'locked'])
    expect((await open(publicFile)).status).toBeGreaterThanOrEqual(400)
    expect(await isPublic(recordings)).toEqual(nowhere)
    const { body } = await call('album_recordings', { fid, grant: await grantOf(fid) })
    const address = body.videos[0]?.file ?? ''
    expect((await bytesIn(await open(address))).equals(recordings.film)).toBe(true)

    await setCode(admin, fid, '')
    await expect.poll(folders, { timeout: 20_000 }).toEqual([before.length, 'public'])
    expect((await open(address)).status).toBe(404)
    expect(await isPublic(recordings)).toEqual(everywhere)
    const { film } = await storedRecordings(recordings)
    expect((await bytesOf(String(film.original))).equals(recordings.film)).toBe(true)
    expect((await open((await call('video_file', { key: recordings.vid })).body.data[0].file)).status).toBe(
      200,
    )
  }, 60_000)
})

describe('a recording that goes to another album', () => {
  it('has its files where that one requires them, and nowhere else', async () => {
    const [one, other] = [
      await addAlbum(admin, { alpass: albumCode }),
      await addAlbum(admin, { alpass: albumCode }),
    ]
    const recordings = await addRecordings(admin)
    const move = async (fid: string) => {
      expect((await moveRecording(admin, 'video', recordings.vid, fid)).status).toBe(200)
      const { film } = await storedRecordings(recordings)
      expect(film).not.toHaveProperty('moving')
      expect(film).not.toHaveProperty('formerly')
      expect((await bytesOf(String(film.original))).equals(recordings.film)).toBe(true)
      return (await objectsOfRecordings({ vid: recordings.vid, aid: recordings.vid })).map((path) =>
        path.split('/').slice(0, 2).join('/'),
      )
    }
    expect(new Set(await move(one))).toEqual(new Set([`locked/${one}`]))
    expect((await open(recordings.listed.file)).status).toBeGreaterThanOrEqual(400)
    const grant = await grantOf(one)
    const { body } = await call('album_recordings', { fid: one, grant })
    expect(new Set(await move(other))).toEqual(new Set([`locked/${other}`]))
    expect((await open(body.videos[0]?.file ?? '')).status).toBe(404)
    expect((await call('album_recordings', { fid: one, grant })).body.videos).toEqual([])
    expect((await call('video_file', { key: recordings.vid, grant })).body.code).toBe('download-not-found')
    expect((await call('video_file', { key: recordings.vid, grant: await grantOf(other) })).status).toBe(200)
    expect((await isPublic(recordings))[0]).toBe(false)
    expect(new Set(await move(''))).toEqual(new Set(['public/videos']))
    expect((await isPublic(recordings))[0]).toBe(true)
  }, 60_000)

  it('stays where it is when something else of it is changed', async () => {
    const fid = await addAlbum(admin, { alpass: albumCode })
    const recordings = await addRecordings(admin, fid)
    const before = await storedRecordings(recordings)
    const { body } = await call('get_editable', { kind: 'video', id: recordings.vid }, admin)
    expect(body.fields).toMatchObject({ fid })
    const fields = { name: 'another.webm', tags: 'one' }
    const { status } = await call(
      'edit',
      { kind: 'video', id: recordings.vid, revision: body.revision, fields },
      admin,
    )
    expect(status).toBe(200)
    const { film } = await storedRecordings(recordings)
    expect(film).toMatchObject({ fid, locked: true, original: before.film.original, name: 'another.webm' })
  })
})

describe('a deleted album', () => {
  it('takes its recordings to the bin, back, and with it permanently', async () => {
    const fid = await addAlbum(admin, { alpass: albumCode })
    const recordings = await addRecordings(admin, fid)
    const objects = await objectsOfRecordings(recordings)
    expect((await call('delete_album', { id: fid }, admin)).status).toBe(200)
    expect(await storedRecordings(recordings)).toEqual({ film: {}, sound: {} })
    expect(await isPublic(recordings)).toEqual(nowhere)
    expect((await call('album_recordings', { fid, grant: forged })).body.code).toBe('album-not-found')
    expect(await objectsOfRecordings(recordings)).toEqual(objects)

    expect((await call('restore', { kind: 'album', id: fid }, admin)).status).toBe(200)
    expect(await objectsOfRecordings(recordings)).toEqual(objects)
    const { body } = await call('album_recordings', { fid, grant: await grantOf(fid) })
    expect([body.videos.length, body.audios.length]).toEqual([1, 1])
    expect((await open(body.videos[0]?.file ?? '')).status).toBe(200)

    expect((await call('delete_album', { id: fid }, admin)).status).toBe(200)
    expect((await call('purge', { kind: 'album', id: fid }, admin)).status).toBe(200)
    await expect.poll(() => objectsOfRecordings(recordings), { timeout: 10_000 }).toEqual([])
  }, 60_000)

  it('leaves what was deleted before it in the bin, locked', async () => {
    const fid = await addAlbum(admin, { alpass: albumCode })
    const recordings = await addRecordings(admin, fid)
    const objects = await objectsOfRecordings(recordings)
    expect((await call('delete_video', { id: recordings.vid }, admin)).status).toBe(200)
    expect((await call('delete_album', { id: fid }, admin)).status).toBe(200)
    expect((await call('restore', { kind: 'video', id: recordings.vid }, admin)).body.code).toBe(
      'album-not-found',
    )
    expect(await objectsOfRecordings(recordings)).toEqual(objects)
    expect((await call('restore', { kind: 'album', id: fid }, admin)).status).toBe(200)
    expect((await call('restore', { kind: 'video', id: recordings.vid }, admin)).status).toBe(200)
    expect(await objectsOfRecordings(recordings)).toEqual(objects)
    expect((await storedRecordings(recordings)).film).toMatchObject({ fid, locked: true })
    expect((await call('delete_video', { id: recordings.vid }, admin)).status).toBe(200)
    expect((await call('purge', { kind: 'video', id: recordings.vid }, admin)).status).toBe(200)
    expect(await objectsOfRecordings({ vid: recordings.vid, aid: recordings.vid })).toEqual([])
    expect(await objectsOfRecordings({ vid: recordings.aid, aid: recordings.aid })).toHaveLength(1)
  }, 60_000)

  it('is locked with what was deleted of it: nothing public remains in the bin', async () => {
    const fid = await addAlbum(admin)
    const recordings = await addRecordings(admin, fid)
    expect((await call('delete_video', { id: recordings.vid }, admin)).status).toBe(200)
    await setCode(admin, fid, albumCode)
    await expect
      .poll(
        async () => (await objectsOfRecordings(recordings)).filter((path) => path.startsWith('public/')),
        {
          timeout: 20_000,
        },
      )
      .toEqual([])
    expect((await call('restore', { kind: 'video', id: recordings.vid }, admin)).status).toBe(200)
    expect((await isPublic(recordings))[0]).toBe(false)
  }, 60_000)
})
