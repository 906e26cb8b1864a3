import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiProcess, startApi } from '../support/api-process.ts'
import { call } from '../support/client.ts'
import { project } from '../support/emulators.ts'
import { aMember } from '../support/people.ts'

/** A process that verifies tokens as production does, without an emulator. */
let api: ApiProcess
beforeAll(async () => {
  api = await startApi({ FIREBASE_AUTH_EMULATOR_HOST: '' })
})
afterAll(() => api.stop())

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')

/** A token with the same claims as the emulator's, signed by a key that is not Google's. */
function signedByAStranger(uid: string): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { aud: project, iss: `https://securetoken.google.com/${project}`, sub: uid, user_id: uid }
  const header = part({ alg: 'RS256', typ: 'JWT', kid: 'no-key-of-google' })
  const text = `${header}.${part({ ...claims, iat: now - 60, auth_time: now - 60, exp: now + 3600 })}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`
}

it('an unsigned token, or one with an unknown key, is refused without an emulator', async () => {
  const member = await aMember()
  expect((await call('get_user_data', {}, member)).status).toBe(200)
  for (const token of [member.token, signedByAStranger(member.uid)]) {
    const { status, body } = await api.call('get_user_data', {}, { token })
    expect([status, body.code]).toEqual([401, 'session-ended'])
  }
})
