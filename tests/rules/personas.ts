import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing'

/** Who tries. The claim is what the admin's token carries; everything else about a role is in the profile. */
export const PERSONAS = {
  anonymous: null,
  member: { uid: 'uid-member', claims: {} },
  'another member': { uid: 'uid-other', claims: {} },
  admin: { uid: 'uid-admin', claims: { admin: true } },
  'another admin': { uid: 'uid-admin-2', claims: { admin: true } },
} as const

export type PersonaName = keyof typeof PERSONAS

export const PERSONA_NAMES = Object.keys(PERSONAS) as PersonaName[]

/** A signed-in visitor; null for nobody. */
export type Identity = { uid: string; claims: Readonly<Record<string, unknown>> } | null

/** The client of a visitor. */
export function contextOf(environment: RulesTestEnvironment, identity: Identity): RulesTestContext {
  if (!identity) return environment.unauthenticatedContext()
  return environment.authenticatedContext(identity.uid, { ...identity.claims })
}
