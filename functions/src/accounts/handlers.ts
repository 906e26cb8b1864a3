import { notAvailableYet } from '../platform/not-available-yet.ts'

/** Handlers of the accounts domain. */
export const accountsHandlers = {
  signin: notAvailableYet,
  signup: notAvailableYet,
  up_pp: notAvailableYet,
  get_user_data: notAvailableYet,
  del_user: notAvailableYet,
  forgot_mail: notAvailableYet,
  get_varify: notAvailableYet,
  update_password: notAvailableYet,
  update_admin_password: notAvailableYet,
  update_nic: notAvailableYet,
  admin_signin: notAvailableYet,
}
