import { beforeAll, describe, expect, it } from 'vitest'
import { ALBUM_CODE } from '../../scripts/lib/demo-accounts.ts'
import { PORTAL } from '../support/emulators.ts'
import { type LockedSecrets, lockedSecrets } from '../support/locked-secrets.ts'
import { callVisits, crawled, fileVisits, pageVisits } from '../support/locked-visits.ts'
import { makeVisits } from '../support/make-visits.ts'
import { readEncoded, unlock } from '../support/media.ts'
import { aMember } from '../support/people.ts'

let secrets: LockedSecrets
let token: string

beforeAll(async () => {
  secrets = await lockedSecrets()
  token = (await aMember()).token
})

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
    const { leaks, statuses } = await makeVisits(fileVisits(secrets), token, secrets.leaksIn)
    expect(leaks).toEqual([])
    expect([...statuses.keys()].filter((status) => status < 400 || status >= 500)).toEqual([])
  }, 120_000)
})

describe('the crawl', () => {
  it('has photos and files to look for', () => {
    expect(secrets.photos.length).toBeGreaterThanOrEqual(20)
    expect(secrets.files.length).toBeGreaterThan(2 * secrets.photos.length)
  })

  it('finds names, ids and bytes in the answers to the same calls with the code', async () => {
    const [{ fid = '', name = '', pid = '' } = {}] = secrets.photos
    const { grant } = await unlock(fid, ALBUM_CODE)
    const { body, items } = await readEncoded('photos_all', { fid, grant, search: name, limit: 1 })
    expect(secrets.leaksIn(Buffer.from(JSON.stringify(body)))).toEqual(expect.arrayContaining([name, pid]))
    const address = items[0]?.picture?.sources[0]?.url ?? ''
    const file = await fetch(`${PORTAL}${address}`)
    expect(secrets.leaksIn(Buffer.from(await file.arrayBuffer()))).toEqual([address.slice(1).split('?')[0]])
    const first = await readEncoded('photos_all', { fid, grant, limit: 1 })
    expect(secrets.leaksIn(Buffer.from(JSON.stringify({ next: first.next })))).toHaveLength(1)
  })
})
