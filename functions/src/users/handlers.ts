import { notAvailableYet } from '../platform/not-available-yet.ts'
import { get_audit } from './get-audit.ts'

/** Handlers of the users domain. */
export const usersHandlers = {
  get_users: notAvailableYet,
  make_admin: notAvailableYet,
  demote_admin: notAvailableYet,
  warn_user: notAvailableYet,
  mail_status: notAvailableYet,
  get_audit,
}
