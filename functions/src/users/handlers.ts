import { notAvailableYet } from '../platform/not-available-yet.ts'

/** Handlers of the users domain. */
export const usersHandlers = {
  get_users: notAvailableYet,
  make_admin: notAvailableYet,
  demote_admin: notAvailableYet,
}
