import type { Endpoint } from '@dlm/contract/endpoint'
import { ApiError } from '../platform/api-error.ts'
import type { Caller } from '../platform/handler.ts'

/** How the machine learns who calls; the accounts domain knows, the machine does not. */
export interface Identity {
  /**
   * The member behind an ID token.
   * @throws ApiError session-ended when the token is invalid, expired, revoked, or has no profile
   */
  identify(idToken: string): Promise<Caller>
  /** Whether the step-up session of this admin's sign-in is alive; being asked keeps it alive (SECURITY "Sessions"). */
  hasAdminSession(caller: Caller): Promise<boolean>
}

const bearer = /^Bearer ([A-Za-z0-9._-]+)$/

/**
 * Who is calling, by the Authorization header; null when there is none.
 * @throws ApiError session-ended for a header that names nobody
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

/** Whether an admin calls whose admin session is alive. */
export async function isAdmin(identity: Identity, caller: Caller | null): Promise<boolean> {
  return caller?.role === 'admin' && (await identity.hasAdminSession(caller))
}

/** 401 for nobody, 403 for somebody who may not, or who has to give the admin password again first. */
export async function checkAccess(
  identity: Identity,
  { access, asksAgain }: Pick<Endpoint, 'access' | 'asksAgain'>,
  caller: Caller | null,
): Promise<void> {
  if (access === 'public') return
  if (!caller) throw new ApiError('sign-in-required')
  if (access === 'member') return
  if (caller.role !== 'admin') throw new ApiError('not-allowed')
  if (!(await isAdmin(identity, caller))) throw new ApiError('admin-session-required')
  if (asksAgain && !caller.gaveAdminPassword) throw new ApiError('admin-password-required')
}
