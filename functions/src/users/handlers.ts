import { demote_admin } from './demote-admin.ts'
import { get_audit } from './get-audit.ts'
import { get_users } from './get-users.ts'
import { mail_status } from './mail-status.ts'
import { make_admin } from './make-admin.ts'
import { show_nic } from './show-nic.ts'
import { warn_user } from './warn-user.ts'

/** Handlers of the users domain. */
export const usersHandlers = {
  get_users,
  make_admin,
  demote_admin,
  warn_user,
  mail_status,
  get_audit,
  show_nic,
}
