import { contract, type EndpointName, type Request } from '@dlm/contract/contract'
import { durations } from '@dlm/contract/durations'
import type { Endpoint } from '@dlm/contract/endpoint'
import { validRequests } from '@dlm/contract/testing/requests'
import { beforeAll, describe, expect, it } from 'vitest'
import { auth, db, snapshotOfEverything } from '../support/admin.ts'
import { type Answered, call, inParallel } from '../support/client.ts'
import {
  aMember,
  aMemberWithForgedClaims,
  anAccount,
  anAdmin,
  anAdminWithoutSession,
  aRemovedMember,
  idToken,
  openAdminSession,
  type Person,
  sessionOf,
  storedSession,
} from '../support/people.ts'

type Persona =
  | 'visitor'
  | 'forged token'
  | 'removed'
  | 'revoked'
  | 'ended'
  | 'signed out'
  | 'without a session id'
  | 'with another’s session id'
  | 'thirty days old'
  | 'member'
  | 'leaving member'
  | 'forged claims'
  | 'admin without session'
  | 'admin with an old session'
  | 'admin who gave the password long ago'
  | 'another sign-in of the same admin'
  | 'member signing out'
  | 'demoted admin'
  | 'admin'

/** The answer of each kind of call to each persona, or `allowed`. */
const expected: Record<'member' | 'admin', Record<Persona, [number, string] | 'allowed'>> = {
  member: {
    visitor: [401, 'sign-in-required'],
    'forged token': [401, 'session-ended'],
    removed: [401, 'session-ended'],
    revoked: [401, 'session-ended'],
    ended: [401, 'session-ended'],
    'signed out': [401, 'session-ended'],
    'without a session id': [401, 'session-ended'],
    'with another’s session id': [401, 'session-ended'],
    'thirty days old': [401, 'session-ended'],
    member: 'allowed',
    'leaving member': 'allowed',
    'forged claims': 'allowed',
    'admin without session': 'allowed',
    'admin with an old session': 'allowed',
    'admin who gave the password long ago': 'allowed',
    'another sign-in of the same admin': 'allowed',
    'member signing out': 'allowed',
    'demoted admin': [401, 'session-ended'],
    admin: 'allowed',
  },
  admin: {
    visitor: [401, 'sign-in-required'],
    'forged token': [401, 'session-ended'],
    removed: [401, 'session-ended'],
    revoked: [401, 'session-ended'],
    ended: [401, 'session-ended'],
    'signed out': [401, 'session-ended'],
    'without a session id': [401, 'session-ended'],
    'with another’s session id': [401, 'session-ended'],
    'thirty days old': [401, 'session-ended'],
    member: [403, 'not-allowed'],
    'leaving member': [403, 'not-allowed'],
    'forged claims': [403, 'not-allowed'],
    'admin without session': [403, 'admin-session-required'],
    'admin with an old session': [403, 'admin-session-required'],
    'admin who gave the password long ago': 'allowed',
    'another sign-in of the same admin': [403, 'admin-session-required'],
    'member signing out': [403, 'not-allowed'],
    'demoted admin': [401, 'session-ended'],
    admin: 'allowed',
  },
}

/** Admins are owners, who may make every call; what other roles may is for roles.test.ts. */
const anOwner = { adminRole: 'owner' } as const

/** The caller of each persona; a visitor has no token. */
let people: Record<Persona, Partial<Person>>
const ignored = /^(throttles|sessions|caughtMails)\//

beforeAll(async () => {
  const old = await anAdminWithoutSession(anOwner)
  await openAdminSession(old, Date.now() - 9 * 60 * 60 * 1000)
  const early = await anAdminWithoutSession(anOwner)
  await openAdminSession(early, Date.now() - durations.adminRecent * 1000)
  const admin = await anAdmin(anOwner)
  const another = await aMember()
  const callers = {
    visitor: {},
    'forged token': { token: 'eyJhbGciOiJub25lIn0.eyJ1aWQiOiJ4In0.' },
    removed: aRemovedMember(),
    revoked: aRevokedMember(),
    ended: anEndedMember(),
    'signed out': aSignedOutMember(),
    'without a session id': { ...another, token: await sessionOf(await auth.createCustomToken(another.uid)) },
    'with another’s session id': aMemberWithForeignSession(),
    'thirty days old': aMemberOfLastMonth(),
    member: aMember(),
    'leaving member': aMember(),
    'forged claims': aMemberWithForgedClaims(),
    'admin without session': anAdminWithoutSession(anOwner),
    'admin with an old session': old,
    'admin who gave the password long ago': early,
    'another sign-in of the same admin': { ...admin, token: await idToken(admin.uid) },
    'member signing out': aMember(),
    'demoted admin': aDemotedAdmin(),
    admin,
  } satisfies Record<Persona, Partial<Person> | Promise<Person>>
  const entries = Object.entries(callers).map(async ([persona, person]) => [persona, await person])
  people = Object.fromEntries(await Promise.all(entries))
})

/** A member whose tokens Firebase revoked. */
async function aRevokedMember(): Promise<Person> {
  const member = await aMember()
  // Revocation counts in whole seconds: a token of the same second would stay valid.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await auth.revokeRefreshTokens(member.uid)
  return member
}

/** A former admin with the token of an admin session from before the demotion. */
async function aDemotedAdmin(): Promise<Person> {
  const demoted = await anAccount({ role: 'admin', adid: `ADM-${crypto.randomUUID().slice(0, 4)}` })
  await openAdminSession(demoted)
  expect((await call('demote_admin', { uid: demoted.uid }, await anAdmin())).status).toBe(200)
  return demoted
}

/** A member whose sessions ended with a changed password or the like. */
async function anEndedMember(): Promise<Person> {
  const member = await aMember()
  await db.doc(`users/${member.uid}`).update({ sessionVersion: 1 })
  return member
}

/** A member whose token was copied before the sign-out. */
async function aSignedOutMember(): Promise<Person> {
  const member = await aMember()
  expect((await call('signout', {}, member)).status).toBe(200)
  return member
}

/** A member whose token names a session of another member. */
async function aMemberWithForeignSession(): Promise<Person> {
  const [member, other] = [await aMember(), await aMember()]
  const sid = storedSession(other.token).id
  return { ...member, token: await sessionOf(await auth.createCustomToken(member.uid, { sid })) }
}

/** A member whose session began too long ago. */
async function aMemberOfLastMonth(): Promise<Person> {
  const member = await aMember()
  const startedAt = Date.now() - durations.memberSession * 1000 - 1
  return { ...member, token: await idToken(member.uid, { startedAt }) }
}

const names = Object.keys(contract) as EndpointName[]
const guarded = names.flatMap((name) => {
  const { access } = contract[name]
  return access === 'public' ? [] : [{ name, access }]
})

const denials: ReadonlySet<string> = new Set([
  'sign-in-required',
  'session-ended',
  'not-allowed',
  'admin-session-required',
  'admin-password-required',
])

/** The answer of a call to a persona; some calls ask an admin for the password again. */
function denialOf(name: EndpointName, access: 'member' | 'admin', persona: Persona) {
  const isAskedAgain = contract[name].asksAgain && persona === 'admin who gave the password long ago'
  return isAskedAgain ? ([403, 'admin-password-required'] as const) : expected[access][persona]
}

describe('the denial matrix', () => {
  it('refuses every guarded call to each persona without the right, and changes nothing', async () => {
    const before = await snapshotOfEverything(ignored)
    const refusals = guarded.flatMap(({ name, access }) =>
      (Object.keys(people) as Persona[]).flatMap((persona) => {
        const denial = denialOf(name, access, persona)
        return denial === 'allowed' ? [] : [{ name, persona, denial }]
      }),
    )
    const wrong: string[] = []
    await inParallel(refusals.length, 6, async (at) => {
      const denial = refusals[at]
      if (!denial) return
      const { status, body } = await callAs(denial.name, denial.persona)
      if (status === denial.denial[0] && body.code === denial.denial[1]) return
      wrong.push(`${denial.name} × ${denial.persona}: ${status} ${body.code}`)
    })
    expect(wrong).toEqual([])
    expect(refusals.length).toBeGreaterThan(guarded.length * 4 - 1)
    expect(await snapshotOfEverything(ignored)).toEqual(before)
  }, 120_000)

  it('lets those through who may make them', async () => {
    const wrong: string[] = []
    const allowed = guarded.flatMap((row) => {
      const persona = personaOf(row)
      const isForAnyAdmin = row.access === 'admin' && !contract[row.name].asksAgain
      return [persona, ...(isForAnyAdmin ? (['admin who gave the password long ago'] as const) : [])].map(
        (persona) => ({ ...row, persona }),
      )
    })
    await inParallel(allowed.length, 6, async (at) => {
      const row = allowed[at]
      if (!row) return
      const { persona } = row
      const { status, body } = await callAs(row.name, persona)
      if (denials.has(String(body.code))) {
        wrong.push(`${row.name} × ${persona}: ${status} ${body.code}`)
      }
    })
    expect(wrong).toEqual([])
  })
})

describe('a field that may only name the caller', () => {
  const fields = guarded.flatMap(({ name }) => ownFields(name).map(([field, of]) => ({ name, field, of })))

  it('refuses another in each call that has one, and changes nothing', async () => {
    expect(fields.length).toBeGreaterThan(6)
    const other = await aMember()
    const before = await snapshotOfEverything(ignored)
    const answers = await Promise.all(
      fields.map(async ({ name, field, of }) => {
        const persona = forAdmins.has(name) ? 'admin' : 'member'
        const { token = '' } = people[persona]
        const request = { ...requestOf(name, people[persona]), [field]: other[of] }
        const { status, body } = await call(name, request as Request<typeof name>, { token })
        return `${name} ${field}: ${status} ${body.code}`
      }),
    )
    expect(answers).toEqual(fields.map(({ name, field }) => `${name} ${field}: 403 not-allowed`))
    expect(await snapshotOfEverything(ignored)).toEqual(before)
  })
})

/** Calls of access `member` whose handler asks for the role. */
const forAdmins: ReadonlySet<EndpointName> = new Set(['admin_signin', 'update_admin_password'])

/** The persona that may make a call; one that ends its sessions makes no other. */
function personaOf({ name, access }: (typeof guarded)[number]): Persona {
  if (name === 'sign_out_everywhere') return 'leaving member'
  if (name === 'signout') return 'member signing out'
  return access === 'admin' || forAdmins.has(name) ? 'admin' : 'member'
}

/** The fields of a call that may only name the caller. */
function ownFields(name: EndpointName) {
  const { own }: Endpoint = contract[name]
  return Object.entries(own)
}

/** A valid request that names the caller where it may name no other user. */
function requestOf(name: EndpointName, { uid, email }: Partial<Person>) {
  const own = Object.fromEntries(
    ownFields(name).flatMap(([field, of]) => {
      const value = of === 'uid' ? uid : email
      return value === undefined ? [] : [[field, value]]
    }),
  )
  const himself = name === 'del_user' && uid !== undefined ? { uid } : {}
  return { ...validRequests[name], ...own, ...himself }
}

function callAs(name: EndpointName, persona: Persona): Promise<Answered> {
  const person = people[persona]
  const request = requestOf(name, person) as Request<typeof name>
  return call(name, request, person.token ? { token: person.token } : {})
}
