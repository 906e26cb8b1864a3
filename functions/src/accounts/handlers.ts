import { revisionOf } from '../content/revision.ts'
import { reserveMail } from '../mail/prepared-mail.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { hashSecret } from '../platform/secrets.ts'
import { mailChange, mailTest } from './account-mails.ts'
import { add_my_passkey } from './add-my-passkey.ts'
import { add_passkey } from './add-passkey.ts'
import { admin_signin } from './admin-signin.ts'
import { begin_setup } from './begin-setup.ts'
import { del_user } from './del-user.ts'
import {
  confirm_factor,
  get_factor,
  my_passkeys,
  new_recovery_codes,
  remove_my_passkey,
  remove_passkey,
  start_factor,
  start_my_passkey,
  start_passkey,
  stop_factor,
} from './factor-handlers.ts'
import { forgot_mail } from './forgot-mail.ts'
import { my_data } from './my-data.ts'
import { my_sessions } from './my-sessions.ts'
import { require_factor } from './require-factor.ts'
import {
  admin_signout,
  end_session,
  get_user_data,
  get_varify,
  passkey_signin,
  sign_out_everywhere,
  signin,
  signout,
  start_passkey_signin,
} from './session-handlers.ts'
import { closeAdminSessions } from './sessions.ts'
import { findSetup, setupRef } from './setup.ts'
import { signup } from './signup.ts'
import { up_pp } from './up-pp.ts'
import { update_password } from './update-password.ts'
import { readUser, toUser } from './user.repo.ts'

/** Ends the set-up: its steps are shown no longer. */
const end_setup: Handler<'end_setup'> = async ({ platform: { db } }) => {
  await setupRef(db).delete()
  return {}
}

/** What of the set-up is done. */
const get_setup: Handler<'get_setup'> = async ({ platform: { db } }) => {
  const setup = await findSetup(db)
  if (setup === null || setup.startedAt === null) return { steps: null }
  const [settings, albums] = await Promise.all([
    db.doc('settings/site').get(),
    db.collection('albums').limit(1).get(),
  ])
  return {
    steps: { settings: revisionOf(settings) > 0, mail: setup.mailedAt !== null, album: !albums.empty },
  }
}

/** Sends the caller a test mail, and records during the set-up that mails work. */
const test_mail: Handler<'test_mail'> = async ({ platform, caller }) => {
  const { db, clock } = platform
  await reserveMail(platform, caller.email)
  const fate = await mailTest(platform, caller)
  if (!fate.sent) return { sent: false, reason: fate.reason }
  const mailedAt = clock.now()
  // An admin may end the set-up at any moment.
  await compareAndSet(setupRef(db), ({ exists }) => ({ data: exists ? { mailedAt } : null, result: null }))
  return { sent: true }
}

/** Sets the admin password for the holder of a grant, ends the admin session of every sign-in, and mails the owner. */
const update_admin_password: Handler<'update_admin_password'> = async (
  { platform, caller },
  { password, grant },
) => {
  const { db, grants } = platform
  if (caller.role !== 'admin') throw new ApiError('not-allowed')
  const owner = await grants.redeem(grant, 'admin-password', async (batch, owner) => {
    if (owner !== caller.uid) throw new ApiError('grant-not-valid')
    const adminPasswordHash = await hashSecret(password)
    batch.update(db.doc(`credentials/${owner}`), { adminPasswordHash, mustChangeAdminPassword: false })
    closeAdminSessions(platform, batch, owner)
  })
  if (owner === null) throw new ApiError('grant-not-valid')
  await mailChange(platform, caller, 'admin password')
  return {}
}

/** Verifies the account with the grant of an OTP and the number of the identity card (SPEC §4 "Account"). */
const update_nic: Handler<'update_nic'> = async ({ platform, caller }, { nic, grant }) => {
  const owner = await platform.grants.redeem(grant, 'nic', (batch, owner) => {
    if (owner !== caller.uid) throw new ApiError('grant-not-valid')
    batch.update(platform.db.doc(`users/${owner}`), { nic, verified: true })
  })
  if (owner === null) throw new ApiError('grant-not-valid')
  return { data: [toUser(platform, caller.uid, await readUser(platform, caller.uid))] }
}

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
