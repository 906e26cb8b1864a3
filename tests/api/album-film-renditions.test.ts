import { beforeAll, describe, expect, it } from 'vitest'
import { bucket, db } from '../support/admin.ts'
import {
  addAlbum,
  albumCode,
  moveRecording,
  objectsOfRecordings,
  setCode,
} from '../support/album-recordings.ts'
import { call } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { unique } from '../support/fixtures.ts'
import { unlock } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { anMp4, aWebm, stage } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

const [small, large] = [anMp4(), anMp4({ width: 1280, height: 720, size: 3000 })]
const film = aWebm(5000)

/** Uploads a film with two smaller versions, into an album or into none. */
async function upload(fid?: string): Promise<string> {
  const vid = `V-${unique()}`
  const [file, ...renditions] = await stage(admin, [
    { bytes: film, name: 'vows.webm', type: 'video/webm' },
    { bytes: small, name: 'small.mp4', type: 'video/mp4' },
    { bytes: large, name: 'large.mp4', type: 'video/mp4' },
  ])
  const described = { name: 'vows.webm', size: film.length, file, renditions, vid, type: 'video/webm' }
  const files = JSON.stringify([described])
  const { body } = await call('add_videos', { ...(fid !== undefined && { fid }), files }, admin)
  expect(body.refused).toEqual([])
  return vid
}

const pathsOf = async (vid: string): Promise<string[]> => {
  const stored = (await db.doc(`videos/${vid}`).get()).data() ?? {}
  return [stored.original, ...stored.renditions.map(({ path }: { path: string }) => path)].sort()
}

/** The addresses of the smaller versions on the album's page, for its grant. */
async function shown(fid: string, grant?: string): Promise<string[]> {
  const { body } = await call('album_recordings', { fid, ...(grant && { grant }) })
  return (body.videos?.[0]?.renditions ?? []).map(({ file }) => new URL(file, PORTAL).href)
}
const statusOf = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(address, { headers })).status

describe('the smaller versions of a film in a locked album', () => {
  it('are where the film is: private from the upload on, and played in parts for the grant alone', async () => {
    const fid = await addAlbum(admin, { alpass: albumCode })
    const vid = await upload(fid)
    expect((await pathsOf(vid)).map((path) => path.replace(/^locked\/[^/]+\/[^/]+\//, ''))).toEqual([
      '360p.mp4',
      '720p.mp4',
      'original.webm',
    ])
    expect(await objectsOfRecordings({ vid, aid: vid })).toEqual(await pathsOf(vid))
    expect((await call('album_recordings', { fid })).body.code).toBe('album-locked')
    const [address = ''] = await shown(fid, (await unlock(fid, albumCode)).grant)
    const part = await fetch(address, { headers: { range: 'bytes=4-11' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-11/${small.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(small.subarray(4, 12))).toBe(true)
    const { origin, pathname } = new URL(address)
    expect(await statusOf(origin + pathname)).toBe(404)
    expect(await statusOf(address.replace('360p.mp4', '720p.mp4'))).toBe(404)
  })

  it('follow its lock, and the film into another album', async () => {
    const [fid, vault] = [await addAlbum(admin), await addAlbum(admin, { alpass: albumCode })]
    const vid = await upload(fid)
    const [before = ''] = await shown(fid)
    expect(await statusOf(before)).toBe(200)
    await setCode(admin, fid, albumCode)
    expect(await statusOf(before)).toBeGreaterThanOrEqual(403)
    expect((await pathsOf(vid)).every((path) => path.startsWith(`locked/${fid}/`))).toBe(true)
    expect(await objectsOfRecordings({ vid, aid: vid })).toEqual(await pathsOf(vid))
    await setCode(admin, fid, '')
    const [after = ''] = await shown(fid)
    expect(Buffer.from(await (await fetch(after)).arrayBuffer()).equals(small)).toBe(true)

    expect((await moveRecording(admin, 'video', vid, vault)).status).toBe(200)
    expect(await statusOf(after)).toBeGreaterThanOrEqual(403)
    const [inVault = ''] = await shown(vault, (await unlock(vault, albumCode)).grant)
    expect(await statusOf(inVault)).toBe(200)
    expect(await objectsOfRecordings({ vid, aid: vid })).toEqual(await pathsOf(vid))
    expect((await pathsOf(vid)).every((path) => path.startsWith(`locked/${vault}/`))).toBe(true)
  })

  it('are named no more once they are lost, and hold the film back while they are on their way', async () => {
    const fid = await addAlbum(admin)
    const vid = await upload()
    const [lost] = await pathsOf(vid)
    await bucket.file(String(lost)).delete()
    const pending = await db.collection('uploads').add({ goesTo: lost })
    expect((await moveRecording(admin, 'video', vid, fid)).status).toBe(200)
    await setCode(admin, fid, albumCode)
    expect((await db.doc(`videos/${vid}`).get()).data()).toMatchObject({ locked: true, moving: true })
    expect(await pathsOf(vid)).toHaveLength(3)
    await pending.delete()
    await setCode(admin, fid, albumCode)
    expect((await pathsOf(vid)).map((path) => path.split('/').at(-1))).toEqual(['720p.mp4', 'original.webm'])
    expect(await objectsOfRecordings({ vid, aid: vid })).toEqual(await pathsOf(vid))
  })
})
