import { defaultNames } from '@dlm/contract/brand/brand'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { db } from '../support/admin.ts'
import { aProvider, type TakingProvider, useCalls } from '../support/costs.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aSonataRequestDoc } from '../support/factories/sonata.ts'
import { unique } from '../support/fixtures.ts'
import { aroundOldName } from '../support/old-name.ts'
import { giveOtp, OTP } from '../support/otps.ts'
import { type OwnApi, ownApi } from '../support/own-api.ts'
import { ADMIN_PASSWORD, anAccount, anAdminAccount, PASSWORD } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { codeOf } from '../support/second-factor.ts'

const site = db.doc('settings/site')
const names = { product: 'Quayside', company: 'Quayside Studio' }

let provider: TakingProvider
let api: OwnApi
beforeAll(async () => {
  provider = await aProvider()
  await site.set({ changed: names, revision: 1 })
  await useCalls(50)
  api = ownApi(aPlatform(systemClock, provider.origin))
})
afterEach(() => {
  provider.mails = []
})
afterAll(() => provider.close())

/** The mails since the last test, none of which has an old name. */
async function mails(count: number): Promise<Record<string, string>[]> {
  await expect.poll(() => provider.mails.length).toBe(count)
  for (const mail of provider.mails) expect(aroundOldName(JSON.stringify(mail))).toBeNull()
  return provider.mails
}

it.each([defaultNames.product, defaultNames.company])('the old name %s is found where it occurs', (name) => {
  expect(aroundOldName(`From ${name}, today.`)).toContain(name)
})

it('that tell admins of the costs have the new name', async () => {
  await api.call('get_news', {})
  const { docs } = await db.collection('users').where('role', '==', 'admin').limit(50).get()
  expect(docs.length).toBeGreaterThan(0)
  const received = await mails(docs.length)
  expect(new Set(received.map(({ from }) => from))).toEqual(new Set([names.product]))
})

it('to the owner of an account have the new name', async () => {
  const { uid, email, user } = await anAccount({ createdAt: Date.now() - 7_200_000 })
  await api.call('signin', { user, pass: PASSWORD })
  await api.call('forgot_mail', { email, purpose: 'password' })
  await giveOtp({ uid }, 'password')
  const { body } = await api.call('get_varify', { email, otp: OTP, purpose: 'password' })
  await api.call('update_password', { email, password: PASSWORD, grant: String(body.grant) })
  const subjects = (await mails(3)).map(({ sub, code }) => sub ?? code?.length)
  expect(subjects).toEqual(['New sign-in', 6, 'Your password was changed'])
})

it('of the second factor, and the test mail, have the new name', async () => {
  const admin = await anAdminAccount()
  const { body } = await api.call('start_factor', { adps: ADMIN_PASSWORD }, admin)
  await api.call('confirm_factor', { code: codeOf(body.secret) }, admin)
  await api.call('test_mail', {}, admin)
  expect((await mails(2)).map(({ sub }) => sub)).toEqual(['Your second factor is on', 'Test e-mail'])
})

it('of admins to members have the new name', async () => {
  const [admin, member] = [await anAdminAccount(), await anAccount()]
  const mid = `mid-${unique()}`
  await writeDocuments(db, [
    documents.sonata(mid, aSonataRequestDoc({ ...member, transaction: `TRX-${mid}` })),
  ])
  await api.call('m_key_enter', { mid }, admin)
  await api.call(
    'warn_user',
    { uid: member.uid, sub: 'Your account', body: 'Please verify it.', greet: 'Hi' },
    admin,
  )
  await api.call('make_admin', { uid: member.uid }, admin)
  // A warning comes from the admin who wrote it.
  expect((await mails(3)).map(({ from }) => from)).toEqual([names.product, admin.email, names.product])
})
