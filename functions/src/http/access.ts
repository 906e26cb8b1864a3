import type { Endpoint } from '@dlm/contract/endpoint'
import { isOneOf, type Roles } from '@dlm/contract/roles'
import { ApiError } from '../platform/api-error.ts'
import type { Caller } from '../platform/handler.ts'

/** How the machine learns who calls; the accounts domain knows, the machine does not. */
export interface Identity {
  /**
   * The member behind an ID token.
   * @throws ApiError session-ended when the token is invalid, expired, revoked, or has no profile
   */
  identify(idToken: string): Promise<Caller>
  /** Whether the step-up session of this admin's sign-in is alive; the check extends it (SECURITY "Sessions"). */
  hasAdminSession(caller: Caller): Promise<boolean>
  /** Whether the owner asks every admin for a second factor, and this one has none. */
  lacksFactor(caller: Caller): Promise<boolean>
}

const bearer = /^Bearer ([A-Za-z0-9._-]+)$/

/**
 * Who is calling, by the Authorization header; null when there is none.
 * @throws ApiError session-ended for a header that names no user
 */
export async function identifyCaller(
  identity: Identity,
  authorization: string | undefined,
): Promise<Caller | null> {
  if (authorization === undefined) return null
  const token = bearer.exec(authorization)?.[1]
  if (!token) throw new ApiError('session-ended')
  return identity.identify(token)
}

/** Whether an admin with one of these roles calls whose admin session is alive, with the second factor that the owner asks for. */
export async function isAdmin(identity: Identity, roles: Roles, caller: Caller | null): Promise<boolean> {
  if (caller === null || !isOneOf(roles, caller.adminRole)) return false
  return (await identity.hasAdminSession(caller)) && !(await identity.lacksFactor(caller))
}

/** 401 without a caller, 403 for one who is not allowed, or has to enter the admin password again first. */
export async function checkAccess(
  identity: Identity,
  { access, roles, asksAgain, needsFactor }: Pick<Endpoint, 'access' | 'roles' | 'asksAgain' | 'needsFactor'>,
  caller: Caller | null,
): Promise<void> {
  if (access === 'public') return
  if (!caller) throw new ApiError('sign-in-required')
  if (access === 'member') return
  if (!isOneOf(roles, caller.adminRole)) throw new ApiError('not-allowed')
  if (!(await identity.hasAdminSession(caller))) throw new ApiError('admin-session-required')
  if (needsFactor && (await identity.lacksFactor(caller))) throw new ApiError('factor-missing')
  if (asksAgain && !caller.gaveAdminPassword) throw new ApiError('admin-password-required')
}

/** Refuses a call for entries of a kind that the caller's role does not manage. */
export function checkKind(
  { rolesByKind }: Pick<Endpoint, 'rolesByKind'>,
  caller: Caller | null,
  { kind }: { kind?: unknown },
): void {
  if (!rolesByKind || typeof kind !== 'string') return
  if (!isOneOf(rolesByKind[kind] ?? [], caller?.adminRole)) throw new ApiError('not-allowed')
}
