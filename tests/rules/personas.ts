import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing'

/** A project that no trigger watches, and that has no demo data. The rules are the same for every project. */
export const RULES_PROJECT = 'demo-dlm-rules'

/** The time of the evaluation, and a time at which a token for uploads is still valid. */
export const NOW = Date.now()
const SOON = NOW + 3_600_000

/** The callers. The claim is what the token for uploads carries; that of a session has none, for any user. */
export const PERSONAS = {
  anonymous: null,
  member: { uid: 'uid-member', claims: {} },
  'another member': { uid: 'uid-other', claims: {} },
  admin: { uid: 'uid-admin', claims: { uploadsUntil: SOON } },
  'another admin': { uid: 'uid-admin-2', claims: { uploadsUntil: SOON } },
  'session of the admin': {
    uid: 'uid-admin',
    claims: { sid: 'session-1', admin: true, role: 'admin', adminRole: 'owner' },
  },
} as const

export type PersonaName = keyof typeof PERSONAS

export const PERSONA_NAMES = Object.keys(PERSONAS) as PersonaName[]

/** A signed-in user; null for a visitor. */
export type Identity = { uid: string; claims: Readonly<Record<string, unknown>> } | null

/** The client of a visitor. */
export function contextOf(environment: RulesTestEnvironment, identity: Identity): RulesTestContext {
  if (!identity) return environment.unauthenticatedContext()
  return environment.authenticatedContext(identity.uid, { ...identity.claims })
}
