import { afterAll, beforeAll, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { type ApiProcess, startApi } from '../support/api-process.ts'
import { call } from '../support/client.ts'
import { aMember, anAdmin } from '../support/people.ts'

/** A process that does not reach Firebase Auth. */
let api: ApiProcess
beforeAll(async () => {
  api = await startApi({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9' })
})
afterAll(() => api.stop())

it('while Firebase Auth is away no user is signed in, and no session is called ended', async () => {
  const [member, admin] = [await aMember(), await anAdmin()]
  const theme = { email: member.email, theme: 'true' } as const
  for (const { status, headers, body } of [
    await api.call('theme', theme, member),
    await api.call('get_users', {}, admin),
  ]) {
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(headers.get('retry-after')).toBe('5')
  }
  expect((await db.doc(`users/${member.uid}`).get()).get('theme')).toBe('false')
  expect((await api.call('get_3_news', {})).status).toBe(200)
  // An invalid session is refused everywhere; this one is valid.
  expect((await api.call('theme', theme, { token: 'no.such.token' })).status).toBe(401)
  expect((await call('theme', theme, member)).status).toBe(200)
})
