import { accept_invitation } from './accept-invitation.ts'
import { demote_admin } from './demote-admin.ts'
import { get_audit } from './get-audit.ts'
import { get_invitations } from './get-invitations.ts'
import { get_users } from './get-users.ts'
import { invite } from './invite.ts'
import { mail_status } from './mail-status.ts'
import { make_admin } from './make-admin.ts'
import { revoke_invitation } from './revoke-invitation.ts'
import { set_role } from './set-role.ts'
import { show_nic } from './show-nic.ts'
import { warn_user } from './warn-user.ts'

/** Handlers of the users domain. */
export const usersHandlers = {
  get_users,
  make_admin,
  demote_admin,
  set_role,
  invite,
  get_invitations,
  revoke_invitation,
  accept_invitation,
  warn_user,
  mail_status,
  get_audit,
  show_nic,
}
