import { afterEach, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { ADMIN_PASSWORD, anAdminAccount } from '../support/people.ts'
import { anAdminWithFactor, codeOf } from '../support/second-factor.ts'

const policy = db.doc('policies/admins')
afterEach(() => policy.delete())

const anOwner = () => anAdminWithFactor({ adminRole: 'owner' })
const anEditor = () => anAdminAccount({ adminRole: 'editor' })

describe('require_factor', () => {
  it('leaves an admin without one nothing but to set one up, and then everything', async () => {
    const [owner, editor] = [await anOwner(), await anEditor()]
    expect((await call('start_upload', { files: '[]' }, editor)).body.code).toBe('invalid-input')
    expect((await call('require_factor', { on: true }, owner)).status).toBe(200)
    expect((await call('get_factor', {}, editor)).body).toMatchObject({ since: null, isRequired: true })
    for (const [name, input] of [
      ['dashboard_counts', {}],
      ['upload_token', {}],
      ['get_bin', {}],
    ] as const)
      expect((await call(name, input, editor)).body.code).toBe('factor-missing')
    expect((await call('get_news', { drafts: true }, editor)).body.code).toBe('not-allowed')

    const { secret } = (await call('start_factor', { adps: ADMIN_PASSWORD }, editor)).body
    expect((await call('confirm_factor', { code: codeOf(secret) }, editor)).status).toBe(200)
    expect((await call('dashboard_counts', {}, editor)).status).toBe(200)
    expect((await call('get_news', { drafts: true }, editor)).status).toBe(200)
    expect((await call('dashboard_counts', {}, owner)).status).toBe(200)
  })

  it('is for owners who have one, can be taken back, and is logged when it changes', async () => {
    const [owner, editor] = [await anOwner(), await anEditor()]
    const plain = await anAdminAccount({ adminRole: 'owner' })
    const admin = await anAdminWithFactor({ adminRole: 'admin' })
    expect((await call('require_factor', { on: true }, plain)).body.code).toBe('own-factor-first')
    expect((await call('require_factor', { on: true }, admin)).body.code).toBe('not-allowed')
    expect((await policy.get()).exists).toBe(false)
    for (const on of [true, true, false])
      expect((await call('require_factor', { on }, owner)).status).toBe(200)
    expect((await call('dashboard_counts', {}, editor)).status).toBe(200)
    const { docs } = await db.collection('audit').where('uid', '==', owner.uid).get()
    const lines = docs
      .filter((line) => line.get('action') === 'require_factor')
      .map((line) => line.get('name'))
    expect(lines.sort()).toEqual(['required of all', 'required of none'])
  })
})
