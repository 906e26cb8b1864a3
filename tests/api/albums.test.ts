import { durations } from '@dlm/contract/durations'
import { limits } from '@dlm/contract/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { issuePermit } from '../../functions/src/platform/permits.ts'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { db } from '../support/admin.ts'
import { call, inParallel, newVisitor, type Who } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, aPhotoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { aLockedAlbum, forged, readEncoded, unlock } from '../support/media.ts'
import { newAddress } from '../support/new-address.ts'
import { ownApi } from '../support/own-api.ts'
import { aMember, anAdmin, anAdminWithoutSession } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

const platform = aPlatform()
const { throttle } = platform
const code = 'kiwi-42'

/** A locked album of its own for one test, with photos of these names. */
async function aLocked(names: readonly string[] = []): Promise<string> {
  const fid = `test-${unique()}`
  await writeDocuments(db, await aLockedAlbum(fid, code, names))
  return fid
}

async function anOpenAlbum(): Promise<string> {
  const fid = `test-${unique()}`
  await writeDocuments(db, [
    documents.albums(fid, anAlbumDoc({ photos: 1 })),
    documents.photos(`${fid}-0`, aPhotoDoc(`${fid}-0`, { fid })),
  ])
  return fid
}

const someone = (): Who => ({ visitor: newVisitor(), forwarded: newAddress() })
const guess = (fid: string, pass: string, who: Who = someone()) => call('unlock_album', { fid, pass }, who)

describe('unlock_album', () => {
  it('opens an album by its code, for an hour, and hands out what renews it', async () => {
    const fid = await aLocked(['one.jpg'])
    const before = Date.now()
    const { status, headers, body } = await guess(fid, code)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.endsAt).toBeGreaterThanOrEqual(before + durations.albumGrant * 1000)
    expect(body.endsAt).toBeLessThanOrEqual(Date.now() + durations.albumGrant * 1000)
    const { items } = await readEncoded('photos_all', { fid, grant: body.grant })
    expect(items.map(({ name }) => name)).toEqual(['one.jpg'])

    // A permit begins with its end: a year from the code on, and a renewal does not move it.
    const yearFrom = (start: number) => start + durations.albumToken * 1000
    expect(durations.albumToken).toBe(365 * 24 * 60 * 60)
    expect(Number(body.token.slice(0, 13))).toBeGreaterThanOrEqual(yearFrom(before))
    expect(Number(body.token.slice(0, 13))).toBeLessThanOrEqual(yearFrom(Date.now()))
    const renewed = await call('unlock_album', { fid, token: body.token })
    expect(renewed.body).toMatchObject({ status: 'success', token: body.token })
    expect((await readEncoded('photos_all', { fid, grant: renewed.body.grant })).status).toBe(200)
  })

  it('takes a wrong code first and the right one then; the refusal says what SPEC §5 says', async () => {
    const fid = await aLocked()
    const who = { visitor: newVisitor() }
    const wrong = await guess(fid, 'kiwi-43', who)
    expect(wrong.status).toBe(403)
    expect(wrong.body).toMatchObject({ code: 'album-code-wrong', msg: 'Password Not Valid!' })
    expect(wrong.body).not.toHaveProperty('grant')
    expect((await guess(fid, code, who)).status).toBe(200)
  })

  it.each([` ${code}`, `${code} `, `\t${code}\n`, `\u00a0${code}\u200b`])(
    'opens by %j, which is no wrong try',
    async (pass) => {
      const fid = await aLocked()
      const who = someone()
      for (let at = 1; at < limits['album-code'].max; at++) await guess(fid, 'kiwi-43', who)
      expect((await guess(fid, pass, who)).status).toBe(200)
      expect((await guess(fid, 'kiwi- 42', who)).status).toBe(403)
    },
  )

  it('finds no missing album, and opens none without a code; neither counts', async () => {
    const open = await anOpenAlbum()
    const who = { visitor: newVisitor() }
    for (let at = 0; at <= limits['album-code'].max; at++) {
      const unknown = await guess('no-such-album', code, who)
      expect([unknown.status, unknown.body.code]).toEqual([404, 'album-not-found'])
      const codeless = await guess(open, code, who)
      expect([codeless.status, codeless.body.code]).toEqual([403, 'album-code-wrong'])
    }
  })

  it.each([
    [{}, 'nothing to unlock with'],
    [{ pass: code, token: forged }, 'both at once'],
    [{ pass: '' }, 'an empty code'],
    [{ pass: 'x'.repeat(17) }, 'a code that is too long'],
  ] as [object, string][])('refuses %j: %s', async (input, _why) => {
    const { status, body } = await call('unlock_album', { fid: 'album-1', ...input })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid-input', msg: 'Password Not Valid!' })
  })
})

describe('limits of codes', () => {
  it('a visitor has ten wrong codes an hour, over all albums', async () => {
    const [first, second] = [await aLocked(), await aLocked()]
    const who = { visitor: newVisitor() }
    for (let at = 0; at < limits['album-code'].max; at++)
      expect((await guess(at % 2 ? first : second, `wrong${at}`, who)).status).toBe(403)
    const { status, headers, body } = await guess(first, code, who)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(body).toMatchObject({ code: 'too-many-requests' })
    expect((await guess(first, code)).status).toBe(200)
  })

  it('ten new visitors of one address have no more wrong codes than one', async () => {
    const fid = await aLocked()
    const from = newAddress()
    // With the limits of a deployed portal: the emulated one is called from one address.
    const api = ownApi(platform)
    const guessFrom = (pass: string, forwarded: string) =>
      api.call('unlock_album', { fid, pass }, { visitor: newVisitor(), forwarded })
    const answers = await inParallel(12, 4, (at) => guessFrom(`wrong${at}`, from))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(403), 429, 429])
    expect((await guessFrom(code, from)).status).toBe(429)
    expect((await guessFrom(code, newAddress())).status).toBe(200)
  })

  it('a right code costs no try, and gives none but its own back', async () => {
    const [own, other] = [await aLocked(), await aLocked()]
    const who = { visitor: newVisitor() }
    for (let at = 0; at < limits['album-code'].max; at++) {
      expect((await guess(own, code, who)).status).toBe(200)
      expect((await guess(other, 'wrong', who)).status).toBe(403)
    }
    expect((await guess(own, code, who)).status).toBe(429)
  })

  it('twenty guesses, several at once, take twenty attempts: ten are checked', async () => {
    const fid = await aLocked()
    const who = { visitor: newVisitor() }
    const answers = await inParallel(20, 5, (at) => guess(fid, `wrong${at}`, who))
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(403),
      ...Array(10).fill(429),
    ])
  })

  it('an album with a hundred wrong codes is throttled and not locked, and not throttled for a remembered visitor', async () => {
    const fid = await aLocked()
    const { token } = await unlock(fid, code)
    const last = 4
    for (let at = last; at < limits['album-codes'].max; at++) await throttle.reserve('album-codes', fid)
    const answers = await inParallel(last, last, (at) => guess(fid, `wrong${at}`))
    expect(answers.map(({ status }) => status)).toEqual(Array(last).fill(403))
    const { status, headers } = await guess(fid, code)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(limits['album-codes'].every)
    expect((await call('unlock_album', { fid, token })).status).toBe(200)
    expect((await guess(await aLocked(), code)).status).toBe(200)
  })

  it('renewals are no guesses', async () => {
    const fid = await aLocked()
    const { token } = await unlock(fid, code)
    const who = { visitor: newVisitor() }
    const renewals = await inParallel(30, 6, () => call('unlock_album', { fid, token }, who))
    expect(renewals.filter(({ status }) => status !== 200)).toEqual([])
    expect((await guess(fid, code, who)).status).toBe(200)
  })
})

describe('photos_all', () => {
  let locked: string
  let open: string
  let grant: string
  beforeAll(async () => {
    locked = await aLocked(['secret beach.jpg', 'secret house.jpg'])
    open = await anOpenAlbum()
    grant = (await unlock(locked, code)).grant
  })

  it('answers the photos of an open album to every visitor', async () => {
    const { status, items } = await readEncoded('photos_all', { fid: open })
    expect(status).toBe(200)
    expect(items.map(({ fid, pid }) => [fid, pid])).toEqual([[open, `${open}-0`]])
  })

  it('refuses those of a locked album to someone who has no grant, and says why', async () => {
    const { status, body, items } = await readEncoded('photos_all', { fid: locked })
    expect(status).toBe(403)
    expect(body).toMatchObject({ code: 'album-locked', title: 'Album locked' })
    expect(items).toEqual([])
  })

  it('finds no missing album', async () => {
    const { status, body } = await readEncoded('photos_all', { fid: 'no-such-album', grant })
    expect([status, body.code]).toEqual([404, 'album-not-found'])
  })

  it('answers, searches and pages them with the grant, at addresses of the portal', async () => {
    const { items, next } = await readEncoded('photos_all', { fid: locked, grant, limit: 1 })
    expect(next).toEqual(expect.any(String))
    expect(items[0]).toMatchObject({ fid: locked, name: 'secret house.jpg' })
    expect(items[0]?.file).toMatch(/^\/locked\/[\w-]+\/[\w-]+\/original\.jpg\?key=[\w-]+$/)
    for (const { url } of items[0]?.picture?.sources ?? [])
      expect(url).toMatch(/^\/locked\/[\w-]+\/[\w-]+\/\d+\.webp\?key=[\w-]+$/)
    const result = await readEncoded('photos_all', { fid: locked, grant, search: 'BEACH' })
    expect(result.items.map(({ name }) => name)).toEqual(['secret beach.jpg'])
    const chosen = await readEncoded('photos_all', { fid: locked, grant, ids: [`${locked}-1`, `${open}-0`] })
    expect(chosen.items.map(({ pid }) => pid)).toEqual([`${locked}-1`])
  })

  it('answers the same addresses for as long as the grant lives, so that pictures are fetched once', async () => {
    const first = await readEncoded('photos_all', { fid: locked, grant })
    expect((await readEncoded('photos_all', { fid: locked, grant })).items).toEqual(first.items)
  })

  it('leaves them out of everything that is not their album', async () => {
    const ids = [`${locked}-0`, `${open}-0`]
    for (const query of [{ ids }, { ids, grant }, { ids, fid: open, grant }])
      expect((await readEncoded('photos_all', query)).items.map(({ pid }) => pid)).toEqual([`${open}-0`])
    for (const query of [{ search: 'secret beach' }, { search: 'secret beach', grant }])
      expect((await readEncoded('photos_all', query)).items).toEqual([])
  })

  it.each(['grant of another album', 'remembered token', 'forged grant', 'altered grant', 'longer grant'])(
    'is not opened by a %s',
    async (kind) => {
      const other = await unlock(await aLocked(), code)
      const unlocked = await unlock(locked, code)
      const wrong: Record<string, string> = {
        'grant of another album': other.grant,
        'remembered token': unlocked.token,
        'forged grant': forged,
        'altered grant': unlocked.grant.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
        'longer grant': unlocked.grant.replace(/^\d+/, (end) => String(Number(end) + 1)),
      }
      const { status } = await readEncoded('photos_all', { fid: locked, grant: wrong[kind] })
      expect(status).toBe(403)
    },
  )

  it('a grant ends after its hour, a remembered token after its year', async () => {
    const secret = await db.doc(`albumSecrets/${locked}`).get()
    const ending = (kind: 'album-grant' | 'album-token', inMs: number) =>
      issuePermit(platform, kind, locked, secret.get('codeHash'), Date.now() + inMs)
    const photosBy = (grant: string) => readEncoded('photos_all', { fid: locked, grant })
    expect((await photosBy(ending('album-grant', 10_000))).status).toBe(200)
    expect((await photosBy(ending('album-grant', -1))).status).toBe(403)
    const renewal = (token: string) => call('unlock_album', { fid: locked, token })
    expect((await renewal(ending('album-token', 10_000))).status).toBe(200)
    expect((await renewal(ending('album-token', -1))).body.code).toBe('album-code-wrong')
  })

  it('a grant does not renew, and a token of another album does not either', async () => {
    const other = await unlock(await aLocked(), code)
    for (const token of [grant, other.token, forged])
      expect((await call('unlock_album', { fid: locked, token })).body.code).toBe('album-code-wrong')
  })

  it('is seen by an admin with an admin session, and by no one else without a grant', async () => {
    const [member, idle, admin] = await Promise.all([aMember(), anAdminWithoutSession(), anAdmin()])
    expect((await readEncoded('photos_all', { fid: locked }, member)).status).toBe(403)
    expect((await readEncoded('photos_all', { fid: locked }, idle)).status).toBe(403)
    const { status, items } = await readEncoded('photos_all', { fid: locked }, admin)
    expect(status).toBe(200)
    expect(items).toHaveLength(2)
    const all = await readEncoded('photos_all', { search: 'secret beach' }, admin)
    expect(all.items).toEqual([])
  })
})

describe('a code that changes', () => {
  it.each([
    [
      'another code',
      async (fid: string) => db.doc(`albumSecrets/${fid}`).set({ codeHash: await hashSecret('new') }),
    ],
    [
      'the same code set again',
      async (fid: string) => db.doc(`albumSecrets/${fid}`).set({ codeHash: await hashSecret(code) }),
    ],
    ['no code', async (fid: string) => db.doc(`albumSecrets/${fid}`).delete()],
  ])('to %s ends every grant and every remembered token', async (_name, change) => {
    const fid = await aLocked(['one.jpg'])
    const { grant, token } = await unlock(fid, code)
    expect((await readEncoded('photos_all', { fid, grant })).status).toBe(200)
    await change(fid)
    expect((await readEncoded('photos_all', { fid, grant })).status).toBe(403)
    expect((await call('unlock_album', { fid, token })).body.code).toBe('album-code-wrong')
    expect((await call('image_file', { key: `${fid}-0`, grant })).status).toBe(404)
  })
})
