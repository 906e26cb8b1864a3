import type { accountsEndpoints } from '@dlm/contract/accounts/accounts.endpoints'
import { hashSecret } from '../../../functions/src/platform/secrets.ts'
import { db } from '../../support/admin.ts'
import { anAuthenticator } from '../../support/authenticator.ts'
import { call } from '../../support/client.ts'
import { unique } from '../../support/fixtures.ts'
import { newAddress } from '../../support/new-address.ts'
import { aNewPasskey, anAccountWithPasskey, aSignInByPasskey } from '../../support/own-passkeys.ts'
import {
  ADMIN_PASSWORD,
  anAccount,
  anAdminAccount,
  idToken,
  PASSWORD,
  storedSession,
} from '../../support/people.ts'
import { aPlatform } from '../../support/platform.ts'
import { addRelatedDocuments } from '../../support/related-documents.ts'
import { anAdminWithFactor, codeOf, giveFactor } from '../../support/second-factor.ts'
import { adminsOwn, by, sendOnce, type Writes } from './prepare.ts'

const address = () => ({ forwarded: newAddress() })

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const { grants } = aPlatform()

const otp = '123456'

export const accountsWrites: Writes<typeof accountsEndpoints> = {
  signin: {
    async prepare() {
      const { user } = await anAccount()
      return by(address(), 'signin', { user, pass: PASSWORD })
    },
    again: 200,
    counts: 'each sign-in is a session of its own',
  },
  signup: {
    async prepare() {
      const user = `new.${unique().slice(0, 12)}`
      return by(address(), 'signup', { user, email: `${user}@dlm.test`, pass: PASSWORD, theme: 'true' })
    },
    again: 409,
  },
  up_pp: {
    async prepare() {
      const member = await anAccount()
      const setPhoto = by(member, 'up_pp', { email: member.email, photo: png })
      await sendOnce(setPhoto)
      return setPhoto
    },
    again: 200,
  },
  get_user_data: 'reads',
  del_user: {
    async prepare() {
      const member = await anAccount()
      await addRelatedDocuments(member.uid)
      return by(member, 'del_user', { nic: '200012345678', pass: PASSWORD })
    },
    again: 401,
    // All but the replies and the photo, where the trigger has removed these.
    atLeast: 12,
  },
  forgot_mail: {
    prepare: async () =>
      by(address(), 'forgot_mail', { email: (await anAccount()).email, purpose: 'password' }),
    again: 429,
    lost: 'a mail that was about to be sent is counted, and the next one comes a minute later',
  },
  get_varify: {
    async prepare() {
      const { uid, email } = await anAccount()
      const codeHash = await hashSecret(otp)
      await db.doc(`otps/password.${uid}`).set({ codeHash, endsAt: Date.now() + 60_000, version: 0 })
      return by({}, 'get_varify', { email, otp, purpose: 'password' })
    },
    again: 403,
  },
  update_password: {
    async prepare() {
      const { uid, email } = await anAccount()
      const grant = await grants.issue({ uid, sessionVersion: 0 }, 'password')
      return by({}, 'update_password', { email, password: 'Fresh#2026', grant })
    },
    again: 403,
  },
  update_admin_password: {
    async prepare() {
      const admin = await anAdminAccount()
      const grant = await grants.issue({ ...admin, sessionVersion: 0 }, 'admin-password')
      return by(admin, 'update_admin_password', { email: admin.email, password: 'Fr3sh#26', grant })
    },
    again: 403,
  },
  update_nic: {
    async prepare() {
      const member = await anAccount({ nic: null, verified: false })
      const grant = await grants.issue({ ...member, sessionVersion: 0 }, 'nic')
      return by(member, 'update_nic', { email: member.email, nic: '200012345678', grant })
    },
    again: 403,
  },
  my_data: 'reads',
  sign_out_everywhere: {
    prepare: async () => by(await anAdminAccount(), 'sign_out_everywhere', {}),
    again: 401,
  },
  end_session: {
    async prepare() {
      const account = await anAdminAccount()
      const other = await idToken(account.uid)
      return by(account, 'end_session', { id: storedSession(other).id })
    },
    again: 200,
  },
  signout: { prepare: async () => by(await anAdminAccount(), 'signout', {}), again: 401 },
  admin_signout: { prepare: async () => by(await anAdminAccount(), 'admin_signout', {}), again: 200 },
  admin_signin: {
    async prepare() {
      const admin = await anAdminAccount()
      await storedSession(admin.token).update({ adminOpenedAt: 0 })
      return by(admin, 'admin_signin', { adid: admin.adid, adps: ADMIN_PASSWORD })
    },
    again: 200,
    counts: 'the audit log has a line for each sign-in',
  },
  get_factor: 'reads',
  start_factor: {
    prepare: async () => by(await anAdminAccount(), 'start_factor', { adps: ADMIN_PASSWORD }),
    again: 200,
  },
  confirm_factor: {
    async prepare() {
      const admin = await anAdminAccount()
      await giveFactor(admin.uid, { onAt: null, recovery: [] })
      // A code is good for a minute, and these wait for longer.
      return (origin) => by(admin, 'confirm_factor', { code: codeOf() })(origin)
    },
    again: 409,
  },
  start_passkey: {
    prepare: async () => by(await anAdminAccount(), 'start_passkey', { adps: ADMIN_PASSWORD }),
    again: 200,
  },
  start_passkey_signin: 'reads',
  passkey_signin: {
    async prepare() {
      const { passkey } = await aSignInByPasskey()
      return by({}, 'passkey_signin', { passkey })
    },
    again: 401,
  },
  my_passkeys: 'reads',
  start_my_passkey: {
    prepare: async () => by(await anAccount(), 'start_my_passkey', { pass: PASSWORD }),
    again: 200,
  },
  add_my_passkey: {
    async prepare() {
      const { account, passkey } = await aNewPasskey()
      return by(account, 'add_my_passkey', { passkey, name: 'My phone' })
    },
    again: 401,
  },
  remove_my_passkey: {
    async prepare() {
      const { account, device } = await anAccountWithPasskey()
      return by(account, 'remove_my_passkey', { id: device.id, pass: PASSWORD })
    },
    again: 200,
  },
  add_passkey: {
    async prepare() {
      const admin = await anAdminAccount()
      const { options } = (await call('start_passkey', { adps: ADMIN_PASSWORD }, admin)).body
      const passkey = anAuthenticator().make({ challenge: String(options.challenge) })
      return by(admin, 'add_passkey', { passkey, name: 'My phone' })
    },
    again: 401,
  },
  remove_passkey: {
    async prepare() {
      const [admin, device] = [await anAdminWithFactor(), anAuthenticator()]
      const { options } = (await call('start_passkey', { adps: ADMIN_PASSWORD }, admin)).body
      const passkey = device.make({ challenge: String(options.challenge) })
      await call('add_passkey', { passkey, name: 'My phone' }, admin)
      return by(admin, 'remove_passkey', { id: device.id, adps: ADMIN_PASSWORD })
    },
    again: 200,
  },
  stop_factor: {
    prepare: async () => by(await anAdminWithFactor(), 'stop_factor', { adps: ADMIN_PASSWORD }),
    again: 409,
  },
  new_recovery_codes: {
    prepare: async () => by(await anAdminWithFactor(), 'new_recovery_codes', { adps: ADMIN_PASSWORD }),
    again: 200,
    counts: 'each makes other codes, and the audit log has a line for it',
  },
  // Changes nothing where it is off, as here, and would shut all others out: see tests/api/required-factor.test.ts.
  require_factor: 'reads',
  my_sessions: 'reads',
  // Refused on every portal that has an admin, as this one: see tests/api/set-up.test.ts.
  begin_setup: 'reads',
  get_setup: 'reads',
  test_mail: {
    prepare: () => adminsOwn('test_mail', {}),
    again: 200,
    counts: 'each mails what was asked for',
  },
  end_setup: {
    prepare: () => adminsOwn('end_setup', {}, { path: 'setup/site', data: { startedAt: 1, mailedAt: null } }),
    again: 200,
  },
}
