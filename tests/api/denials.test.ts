import { contract, type EndpointName } from '@dlm/contract/contract'
import { validRequests } from '@dlm/contract/testing/requests'
import { beforeAll, describe, expect, it } from 'vitest'
import { auth, db, snapshotOfEverything } from '../support/admin.ts'
import { type Answered, call, inParallel } from '../support/client.ts'
import {
  aMember,
  aMemberWithForgedClaims,
  anAdmin,
  anAdminWithoutSession,
  aRemovedMember,
  idToken,
  type Person,
} from '../support/people.ts'

type Persona =
  | 'nobody'
  | 'forged token'
  | 'removed'
  | 'revoked'
  | 'member'
  | 'forged claims'
  | 'admin without session'
  | 'admin with an old session'
  | 'admin'

/** What each persona is told by each kind of call, or `allowed`. */
const expected: Record<'member' | 'admin', Record<Persona, [number, string] | 'allowed'>> = {
  member: {
    nobody: [401, 'sign-in-required'],
    'forged token': [401, 'session-ended'],
    removed: [401, 'session-ended'],
    revoked: [401, 'session-ended'],
    member: 'allowed',
    'forged claims': 'allowed',
    'admin without session': 'allowed',
    'admin with an old session': 'allowed',
    admin: 'allowed',
  },
  admin: {
    nobody: [401, 'sign-in-required'],
    'forged token': [401, 'session-ended'],
    removed: [401, 'session-ended'],
    revoked: [401, 'session-ended'],
    member: [403, 'not-allowed'],
    'forged claims': [403, 'not-allowed'],
    'admin without session': [403, 'admin-session-required'],
    'admin with an old session': [403, 'admin-session-required'],
    admin: 'allowed',
  },
}

let tokens: Record<Persona, string | undefined>
const ignored = /^(throttles|adminSessions|caughtMails)\//

beforeAll(async () => {
  const old = await anAdminWithoutSession()
  const nineHoursAgo = Date.now() - 9 * 60 * 60 * 1000
  await db.doc(`adminSessions/${old.uid}`).set({ openedAt: nineHoursAgo, usedAt: Date.now() })
  const tokenOf = async (person: Promise<Person>) => (await person).token
  tokens = {
    nobody: undefined,
    'forged token': 'eyJhbGciOiJub25lIn0.eyJ1aWQiOiJ4In0.',
    removed: await tokenOf(aRemovedMember()),
    revoked: await revokedToken(),
    member: await tokenOf(aMember()),
    'forged claims': await tokenOf(aMemberWithForgedClaims()),
    'admin without session': await tokenOf(anAdminWithoutSession()),
    'admin with an old session': old.token,
    admin: await tokenOf(anAdmin()),
  }
})

/** The token of a session that was ended everywhere. */
async function revokedToken(): Promise<string> {
  const { uid } = await aMember()
  const token = await idToken(uid)
  // Revocation counts in whole seconds: a token of the same second would stay valid.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await auth.revokeRefreshTokens(uid)
  return token
}

const names = Object.keys(contract) as EndpointName[]
const guarded = names.flatMap((name) => {
  const { access } = contract[name]
  return access === 'public' ? [] : [{ name, access }]
})

describe('the denial matrix', () => {
  it('refuses every guarded call to whoever may not make it, and changes nothing', async () => {
    const before = await snapshotOfEverything(ignored)
    const denials = guarded.flatMap(({ name, access }) =>
      (Object.keys(tokens) as Persona[]).flatMap((persona) => {
        const denial = expected[access][persona]
        return denial === 'allowed' ? [] : [{ name, persona, denial }]
      }),
    )
    const wrong: string[] = []
    await inParallel(denials.length, 6, async (at) => {
      const denial = denials[at]
      if (!denial) return
      const { status, body } = await callAs(denial.name, denial.persona)
      if (status === denial.denial[0] && body.code === denial.denial[1]) return
      wrong.push(`${denial.name} × ${denial.persona}: ${status} ${body.code}`)
    })
    expect(wrong).toEqual([])
    expect(denials.length).toBeGreaterThan(guarded.length * 4 - 1)
    expect(await snapshotOfEverything(ignored)).toEqual(before)
  })

  it('lets those through who may make them', async () => {
    const wrong: string[] = []
    await inParallel(guarded.length, 6, async (at) => {
      const row = guarded[at]
      if (!row) return
      const persona = row.access === 'admin' ? 'admin' : 'member'
      const { status, body } = await callAs(row.name, persona)
      if (status === 401 || body.code === 'not-allowed' || body.code === 'admin-session-required') {
        wrong.push(`${row.name} × ${persona}: ${status} ${body.code}`)
      }
    })
    expect(wrong).toEqual([])
  })
})

function callAs(name: EndpointName, persona: Persona): Promise<Answered> {
  const token = tokens[persona]
  return call(name, validRequests[name], token ? { token } : {})
}
