import { contract } from '@dlm/contract/contract'
import { isOneOf } from '@dlm/contract/roles'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { deleteAccount } from './account-deletion.ts'
import { checkPassword } from './password.ts'

/**
 * Deletes the caller's own account with everything of it, once password and N.I.C are right (DESIGN §5); or, for an admin,
 * that of another user.
 */
export const del_user: Handler<'del_user'> = async (context, { uid, nic, pass }) => {
  const { platform, caller, isAdmin } = context
  if (uid !== undefined && uid !== caller.uid) {
    if (!isOneOf(contract.del_user.roles, caller.adminRole)) throw new ApiError('not-allowed')
    if (!(await isAdmin())) throw new ApiError('admin-session-required')
    if (!caller.gaveAdminPassword) throw new ApiError('admin-password-required')
    await deleteAccount(platform, uid, context)
    return {}
  }
  const profile = await checkPassword(context, caller.uid, caller.uid, pass ?? '')
  // No NIC is asked of a member who has none.
  const isOwner = profile !== null && (profile.nic === null || profile.nic === nic)
  if (!isOwner) throw new ApiError('deletion-refused')
  await deleteAccount(platform, caller.uid)
  return {}
}
