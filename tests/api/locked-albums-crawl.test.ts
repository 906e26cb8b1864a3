import { beforeAll, describe, expect, it } from 'vitest'
import { ALBUM_CODE, LOCKED_ALBUMS } from '../../scripts/lib/demo-accounts.ts'
import { addRecordings, tagRecording } from '../support/album-recordings.ts'
import { call } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { type LockedSecrets, lockedSecrets } from '../support/locked-secrets.ts'
import { callVisits, crawled, fileVisits, pageVisits } from '../support/locked-visits.ts'
import { makeVisits } from '../support/make-visits.ts'
import { readEncoded, unlock } from '../support/media.ts'
import { aMember, anAdmin } from '../support/people.ts'
import { addLink, addRoom, openRoom } from '../support/rooms.ts'

let secrets: LockedSecrets
let token: string
/** A link of a client room that shows all locked albums, which changes nothing for those who do not have it. */
let link: Awaited<ReturnType<typeof addLink>>

beforeAll(async () => {
  const admin = await anAdmin()
  for (const fid of LOCKED_ALBUMS) {
    const { vid, aid, run } = await addRecordings(admin, fid)
    await tagRecording(admin, 'video', vid, `Tag of ${run}`)
    await tagRecording(admin, 'audio', aid, `Tag of ${run}`)
  }
  const pieces = LOCKED_ALBUMS.map((id) => ({ kind: 'album', id }) as const)
  link = await addLink(admin, await addRoom(admin, pieces), { pin: '2468', downloads: 'originals' })
  secrets = await lockedSecrets()
  token = (await aMember()).token
}, 60_000)

const failures = (statuses: ReadonlyMap<number, number>) =>
  [...statuses.keys()].filter((status) => status >= 500)

describe('without a code, nothing of a locked album is leaked', () => {
  it('by any call', async () => {
    const visits = callVisits(secrets)
    expect(visits.length).toBeGreaterThan(crawled.length * 4)
    const { leaks, statuses } = await makeVisits(visits, token, secrets.leaksIn)
    expect(leaks).toEqual([])
    expect(failures(statuses)).toEqual([])
    expect(statuses.get(200)).toBeGreaterThan(250)
  }, 240_000)

  it('by any page', async () => {
    const { leaks, statuses } = await makeVisits(pageVisits(secrets), token, secrets.leaksIn)
    expect(leaks).toEqual([])
    expect(failures(statuses)).toEqual([])
    expect(statuses.get(200)).toBeGreaterThan(100)
  }, 120_000)

  it('by any address of its files', async () => {
    const { leaks, statuses } = await makeVisits(fileVisits(secrets, link.id), token, secrets.leaksIn)
    expect(leaks).toEqual([])
    expect([...statuses.keys()].filter((status) => status < 400 || status >= 500)).toEqual([])
  }, 120_000)
})

describe('the crawl', () => {
  it('has photos and files to look for', () => {
    const countOf = (kind?: string) => secrets.photos.filter((photo) => photo.kind === kind).length
    expect(countOf()).toBeGreaterThanOrEqual(20)
    expect([countOf('video'), countOf('audio')]).toEqual([LOCKED_ALBUMS.length, LOCKED_ALBUMS.length])
    expect(secrets.files.filter((path) => /\.(?:video|audio)\//.test(path)).length).toBeGreaterThanOrEqual(6)
    expect(secrets.files.length).toBeGreaterThan(2 * secrets.photos.length)
  })

  it('finds names, ids and bytes in the answers to the same calls with the code', async () => {
    const { fid = '', name = '', pid = '' } = secrets.photos.find(({ kind }) => kind === undefined) ?? {}
    const { grant } = await unlock(fid, ALBUM_CODE)
    const { body, items } = await readEncoded('photos_all', { fid, grant, search: name, limit: 1 })
    expect(secrets.leaksIn(Buffer.from(JSON.stringify(body)))).toEqual(expect.arrayContaining([name, pid]))
    const address = items[0]?.picture?.sources[0]?.url ?? ''
    const file = await fetch(`${PORTAL}${address}`)
    expect(secrets.leaksIn(Buffer.from(await file.arrayBuffer()))).toEqual([address.slice(1).split('?')[0]])
    const room = await openRoom(link.key, { pin: '2468' })
    const ofRoom = await readEncoded('photos_all', { fid, grant: room.grant, search: name, limit: 1 })
    expect(secrets.leaksIn(Buffer.from(JSON.stringify(ofRoom.body)))).toEqual(
      expect.arrayContaining([name, pid]),
    )
    const inRoom = await fetch(`${PORTAL}${ofRoom.items[0]?.picture?.sources[0]?.url}`)
    expect(secrets.leaksIn(Buffer.from(await inRoom.arrayBuffer()))).toEqual([address.slice(1).split('?')[0]])
    const { body: recordings } = await call('album_recordings', { fid, grant })
    const listed = JSON.stringify(recordings)
    for (const kind of ['video', 'audio']) {
      const { pid, name } = secrets.photos.find((each) => each.fid === fid && each.kind === kind) ?? {}
      expect(secrets.leaksIn(Buffer.from(listed))).toEqual(expect.arrayContaining([pid, name]))
    }
    const film = recordings.videos[0]?.file ?? ''
    const still = recordings.videos[0]?.poster?.sources[0]?.url ?? ''
    for (const url of [film, still]) {
      const { status, ...answer } = await fetch(`${PORTAL}${url}`).then(async (sent) => ({
        status: sent.status,
        bytes: Buffer.from(await sent.arrayBuffer()),
      }))
      expect(status).toBe(200)
      expect(secrets.leaksIn(answer.bytes)).toContain(url.slice(1).split('?')[0])
    }
    const first = await readEncoded('photos_all', { fid, grant, limit: 1 })
    expect(secrets.leaksIn(Buffer.from(JSON.stringify({ next: first.next })))).toHaveLength(1)
  })
})
