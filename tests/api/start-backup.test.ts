import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, callFromNewAddress } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'
import { anAdmin, idToken, type Person, storedSession } from '../support/people.ts'

beforeEach(callFromNewAddress)

const anOwner = () => anAdmin({ adminRole: 'owner' })

/** An address of a backup for an admin. */
async function addressFor(admin: Person): Promise<string> {
  const { status, body } = await call('start_backup', { whole: false }, admin)
  expect(status).toBe(200)
  return body.url
}

/** Status and first bytes of what an address gives out; the rest is not fetched. */
async function beginningOf(address: string, method = 'GET') {
  const response = await fetch(address, { method })
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return {
    status: response.status,
    headers: response.headers,
    begins: Buffer.from(value ?? []).toString('latin1', 0, 2),
  }
}
const statusOf = async (address: string) => (await beginningOf(address)).status

describe('start_backup', () => {
  it('makes an address of the portal that gives a zip out once', async () => {
    const address = await addressFor(await anOwner())
    expect(address).toMatch(new RegExp(`^${PORTAL}/backup\\?key=[A-Za-z0-9_-]{22}$`))
    const { status, headers, begins } = await beginningOf(address)
    expect([status, begins]).toEqual([200, 'PK'])
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="portal-backup-\d{4}-\d\d-\d\d\.zip"$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await statusOf(address)).toBe(404)
  })

  it('is logged with who asked', async () => {
    const admin = await anOwner()
    await addressFor(admin)
    const lines = await db.collection('audit').where('uid', '==', admin.uid).get()
    expect(lines.docs.map((line) => line.get('action'))).toContain('start_backup')
  })

  it('gives nothing out without a key, for another’s, or by another method, which uses nothing up', async () => {
    const address = await addressFor(await anOwner())
    const wrong = `${address.slice(0, -4)}AAAA`
    expect(await Promise.all([`${PORTAL}/backup`, wrong].map(statusOf))).toEqual([404, 404])
    for (const method of ['HEAD', 'POST']) expect((await beginningOf(address, method)).status).toBe(405)
    expect(await statusOf(address)).toBe(200)
  })

  it('is over with the sign-ins of the account', async () => {
    const admin = await anOwner()
    const address = await addressFor(admin)
    expect((await call('sign_out_everywhere', {}, admin)).status).toBe(200)
    expect(await statusOf(address)).toBe(404)
  })

  it.each(['signout', 'admin_signout'] as const)('is over with %s', async (leave) => {
    const admin = await anOwner()
    const address = await addressFor(admin)
    expect((await call(leave, {}, admin)).status).toBe(200)
    expect(await statusOf(address)).toBe(404)
  })

  it('is over once the admin session has run out', async () => {
    for (const [minutes, status] of [
      [29, 200],
      [31, 404],
    ] as const) {
      const admin = await anOwner()
      const address = await addressFor(admin)
      await storedSession(admin.token).update({ adminUsedAt: Date.now() - minutes * 60_000 })
      expect(await statusOf(address)).toBe(status)
    }
  })

  it('outlives another sign-in of the account', async () => {
    const admin = await anOwner()
    const address = await addressFor(admin)
    const other = { ...admin, token: await idToken(admin.uid) }
    expect((await call('signout', {}, other)).status).toBe(200)
    expect(await statusOf(address)).toBe(200)
  })

  it('is over with the role', async () => {
    const admin = await anOwner()
    const address = await addressFor(admin)
    await db.doc(`users/${admin.uid}`).update({ adminRole: 'admin' })
    expect(await statusOf(address)).toBe(404)
  })

  it('makes five addresses an hour', async () => {
    const admin = await anOwner()
    const tries = []
    for (let nth = 1; nth <= 6; nth++) tries.push((await call('start_backup', { whole: true }, admin)).status)
    expect(tries).toEqual([200, 200, 200, 200, 200, 429])
  })
})
