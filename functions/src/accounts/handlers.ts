import { add_my_passkey } from './add-my-passkey.ts'
import { add_passkey } from './add-passkey.ts'
import { admin_signin } from './admin-signin.ts'
import { admin_signout } from './admin-signout.ts'
import { begin_setup } from './begin-setup.ts'
import { confirm_factor } from './confirm-factor.ts'
import { del_user } from './del-user.ts'
import { end_session } from './end-session.ts'
import { end_setup } from './end-setup.ts'
import { forgot_mail } from './forgot-mail.ts'
import { get_factor } from './get-factor.ts'
import { get_setup } from './get-setup.ts'
import { get_user_data } from './get-user-data.ts'
import { get_varify } from './get-varify.ts'
import { my_data } from './my-data.ts'
import { my_passkeys } from './my-passkeys.ts'
import { my_sessions } from './my-sessions.ts'
import { new_recovery_codes } from './new-recovery-codes.ts'
import { passkey_signin } from './passkey-signin.ts'
import { remove_my_passkey } from './remove-my-passkey.ts'
import { remove_passkey } from './remove-passkey.ts'
import { require_factor } from './require-factor.ts'
import { sign_out_everywhere } from './sign-out-everywhere.ts'
import { signin } from './signin.ts'
import { signout } from './signout.ts'
import { signup } from './signup.ts'
import { start_factor } from './start-factor.ts'
import { start_my_passkey } from './start-my-passkey.ts'
import { start_passkey } from './start-passkey.ts'
import { start_passkey_signin } from './start-passkey-signin.ts'
import { stop_factor } from './stop-factor.ts'
import { test_mail } from './test-mail.ts'
import { up_pp } from './up-pp.ts'
import { update_admin_password } from './update-admin-password.ts'
import { update_nic } from './update-nic.ts'
import { update_password } from './update-password.ts'

/** Handlers of the accounts domain. */
export const accountsHandlers = {
  signin,
  signup,
  up_pp,
  get_user_data,
  del_user,
  forgot_mail,
  get_varify,
  update_password,
  update_admin_password,
  update_nic,
  admin_signin,
  get_factor,
  start_factor,
  confirm_factor,
  start_passkey,
  add_passkey,
  remove_passkey,
  stop_factor,
  require_factor,
  new_recovery_codes,
  start_passkey_signin,
  passkey_signin,
  my_passkeys,
  start_my_passkey,
  add_my_passkey,
  remove_my_passkey,
  my_data,
  admin_signout,
  signout,
  sign_out_everywhere,
  my_sessions,
  end_session,
  begin_setup,
  get_setup,
  test_mail,
  end_setup,
}
