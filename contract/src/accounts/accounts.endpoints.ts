import * as z from 'zod'
import { Done, Id, Ignored, OwnEmail, OwnUid, oneOf, Picture, Token } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { admins, everyRole, owners } from '../roles.ts'
import {
  AdminSignIn,
  Deletion,
  EmailAddress,
  Grant,
  NewAccount,
  Nic,
  Otp,
  OtpRequest,
  PasswordConfirmation,
  PhotoDataUrl,
  PhotoSquare,
  RecoveryAdminPassword,
  RecoveryPassword,
  RemoveOwnPasskey,
  SetUp,
  SetupSteps,
  SignIn,
} from './accounts.schema.ts'
import {
  AdminPasswordConfirmation,
  FactorCode,
  FactorProof,
  FactorStart,
  FactorState,
  RecoveryCodes,
  RemovePasskey,
} from './factor.schema.ts'
import { MyData } from './my-data.schema.ts'
import { AddPasskey, Passkey, PasskeyCreation, PasskeyRequest, UsedPasskey } from './passkey.schema.ts'
import { ActiveSession, sessionsShown } from './session.schema.ts'
import { Theme, User } from './user.schema.ts'
import { wrongCodes } from './wrong-codes.ts'

const photoBody = 8 * 1024 * 1024
const factorLimits = ['factor-code', 'factor-code-pace'] as const

/** The calls of one's own account (SPEC §7); `admin_signin` is DESIGN §5's. */
export const accountsEndpoints = {
  /**
   * `token` is a Firebase custom token: what the session begins with (DESIGN §5). `device` is a token that the browser
   * stores and sends as `X-Device`, so that guesses of strangers neither lock it out nor slow it down.
   */
  signin: endpoint({
    access: 'public',
    effect: 'session',
    limits: ['sign-in-address'],
    handlerLimits: ['sign-in-account', 'sign-in-pace', 'sign-in-mails'],
    input: SignIn,
    output: oneOf(User).extend({ token: z.string(), device: Token }),
    errors: ['sign-in-failed', 'password-reset-required'],
  }),
  /** The options by which a browser asks for a passkey of any account. */
  start_passkey_signin: endpoint({
    access: 'public',
    effect: 'session',
    limits: ['sign-in-address'],
    input: z.object({}),
    output: z.object({ options: PasskeyRequest }),
  }),
  /** The account that a passkey opens; answers what `signin` does. */
  passkey_signin: endpoint({
    access: 'public',
    effect: 'session',
    limits: ['sign-in-address'],
    handlerLimits: ['sign-in-mails'],
    input: z.object({ passkey: UsedPasskey }),
    output: oneOf(User).extend({ token: z.string(), device: Token }),
    errors: ['passkey-refused', 'passkey-unknown'],
  }),
  /** The passkeys that the caller signs in with. */
  my_passkeys: endpoint({
    access: 'member',
    effect: 'read',
    input: z.object({}),
    output: z.object({ data: z.array(Passkey) }),
  }),
  /** What the browser makes such a passkey with; it is the account's once `add_my_passkey` had it. */
  start_my_passkey: endpoint({
    access: 'member',
    effect: 'write',
    handlerLimits: ['sign-in-account', 'sign-in-pace'],
    input: PasswordConfirmation,
    output: z.object({ options: PasskeyCreation }),
    errors: ['password-wrong', 'password-reset-required', 'too-many-passkeys'],
  }),
  add_my_passkey: endpoint({
    access: 'member',
    effect: 'write',
    input: AddPasskey,
    output: Done,
    errors: ['passkey-refused', 'too-many-passkeys'],
    timeout: 'long',
  }),
  remove_my_passkey: endpoint({
    access: 'member',
    effect: 'write',
    handlerLimits: ['sign-in-account', 'sign-in-pace'],
    input: RemoveOwnPasskey,
    output: Done,
    errors: ['password-wrong', 'password-reset-required'],
    timeout: 'long',
  }),
  signup: endpoint({
    access: 'public',
    effect: 'write',
    limits: ['sign-up-address'],
    input: NewAccount.extend({
      theme: Theme.default('false'),
      date: Ignored,
      uid: Ignored,
      varified: Ignored,
    }),
    output: Done,
    errors: ['username-taken', 'email-taken'],
  }),
  /** Answers the new photo's address and renditions. */
  up_pp: endpoint({
    access: 'member',
    effect: 'write',
    limits: ['profile-photos'],
    input: z.object({ email: OwnEmail, photo: PhotoDataUrl, square: PhotoSquare.optional() }),
    own: { email: 'email' },
    output: z.object({ photo: z.string(), picture: Picture }),
    errors: ['photo-not-valid'],
    maxBody: photoBody,
    timeout: 'long',
  }),
  /** `user` is a uid: the caller's own. */
  get_user_data: endpoint({
    access: 'member',
    effect: 'read',
    input: z.object({ user: OwnUid }),
    own: { user: 'uid' },
    output: oneOf(User),
  }),
  /**
   * Two callers under one documented name, distinguished by `uid`, which is why access is `member`. The own account (or no
   * uid): `pass`, and `nic` of a member who has one, must be right. Another account: the caller must be an admin with a
   * live admin session, as for endpoints of access `admin` (`not-allowed`, `admin-session-required`), and `nic` and
   * `pass` are not looked at.
   */
  del_user: endpoint({
    access: 'member',
    roles: admins,
    effect: 'write',
    handlerLimits: ['sign-in-account', 'sign-in-pace'],
    input: Deletion.partial().extend({ uid: Id.optional() }),
    output: Done,
    errors: ['deletion-refused', 'user-not-found', 'last-admin', 'last-owner', 'password-reset-required'],
    timeout: 'long',
  }),
  /**
   * Mails an OTP. `password`: for every caller, and an unknown e-mail is answered as a known one. `admin-password` and `nic`:
   * for the signed-in owner of the e-mail, else `sign-in-required` or `email-mismatch`.
   */
  forgot_mail: endpoint({
    access: 'public',
    effect: 'session',
    limits: ['otp-mail-address'],
    handlerLimits: ['otp-pause', 'otp-hour', 'otp-day', 'otp-mail-pace', 'mails'],
    input: OtpRequest.extend({ otp: Ignored }),
    output: Done,
    errors: ['email-mismatch', 'mail-not-sent', 'otp-just-sent'],
    timeout: 'long',
  }),
  /** Answers the one-time `grant` that the three calls below need (DESIGN §5). */
  get_varify: endpoint({
    access: 'public',
    effect: 'session',
    limits: ['otp-try-address'],
    handlerLimits: ['otp-try', 'otp-try-pace'],
    input: OtpRequest.extend({ otp: Otp }),
    output: z.object({ grant: Grant }),
    errors: ['otp-wrong', 'email-mismatch'],
  }),
  update_password: endpoint({
    access: 'public',
    effect: 'session',
    input: z.object({ email: EmailAddress, password: RecoveryPassword, grant: Grant }),
    output: Done,
    errors: ['grant-not-valid'],
    timeout: 'long',
  }),
  /** Access is `member`: who has forgotten the admin password has no admin session. The handler asks for the role. */
  update_admin_password: endpoint({
    access: 'member',
    effect: 'session',
    input: z.object({ email: OwnEmail, password: RecoveryAdminPassword, grant: Grant }),
    own: { email: 'email' },
    output: Done,
    errors: ['grant-not-valid'],
    timeout: 'long',
  }),
  /** Verifies the account: answers it with its `nic` and `varified` `YES`. */
  update_nic: endpoint({
    access: 'member',
    effect: 'write',
    input: z.object({ email: OwnEmail, nic: Nic, grant: Grant }),
    own: { email: 'email' },
    output: oneOf(User),
    errors: ['grant-not-valid'],
  }),
  /**
   * Opens the admin session every admin call needs. With `grant` in the answer it is not opened yet: the password is the
   * initial one, and `update_admin_password` takes the grant for a new one (DESIGN §5). Where the account has a second factor,
   * the right id and password alone are answered `factor-required`: the same call with `code` opens it. Where it has passkeys,
   * they are answered with `passkey`, what the browser asks for one with, and the same call with one opens it, or with `code`;
   * `app` is whether an authenticator app is there too.
   */
  admin_signin: endpoint({
    access: 'member',
    effect: 'session',
    handlerLimits: ['admin-password', 'admin-password-pace', ...factorLimits],
    input: AdminSignIn,
    output: z.object({
      adid: z.string(),
      grant: Token.optional(),
      passkey: PasskeyRequest.optional(),
      app: z.boolean().optional(),
    }),
    errors: ['admin-sign-in-failed', 'factor-required', ...wrongCodes, 'passkey-refused', 'passkey-unknown'],
  }),
  /** Whether the caller has a second factor. */
  get_factor: endpoint({
    access: 'admin',
    roles: everyRole,
    needsFactor: false,
    input: z.object({}),
    output: FactorState,
  }),
  /** Makes the secret of a second factor, which is on once `confirm_factor` had a right code of it. Another start makes another. */
  start_factor: endpoint({
    access: 'admin',
    roles: everyRole,
    needsFactor: false,
    handlerLimits: ['admin-password', 'admin-password-pace'],
    input: AdminPasswordConfirmation,
    output: FactorStart,
    errors: ['admin-password-wrong', 'factor-changed'],
  }),
  /** Turns it on, and ends the admin sessions of the account’s other sign-ins. Answers the recovery codes, this once. */
  confirm_factor: endpoint({
    access: 'admin',
    roles: everyRole,
    needsFactor: false,
    handlerLimits: factorLimits,
    input: z.object({ code: FactorCode }),
    output: RecoveryCodes,
    errors: ['factor-code-wrong', 'factor-changed'],
    timeout: 'long',
  }),
  /** What the browser makes a passkey with; it is the account's once `add_passkey` had it. */
  start_passkey: endpoint({
    access: 'admin',
    roles: everyRole,
    needsFactor: false,
    handlerLimits: ['admin-password', 'admin-password-pace'],
    input: AdminPasswordConfirmation,
    output: z.object({ options: PasskeyCreation }),
    errors: ['admin-password-wrong', 'too-many-passkeys'],
  }),
  /**
   * Adds a passkey. The first proof of a second factor switches it on, ends the admin sessions of the account’s other sign-ins, and
   * answers the recovery codes, this once; any other answers none.
   */
  add_passkey: endpoint({
    access: 'admin',
    roles: everyRole,
    needsFactor: false,
    input: AddPasskey,
    output: RecoveryCodes,
    errors: ['passkey-refused', 'too-many-passkeys'],
    timeout: 'long',
  }),
  /** Takes a passkey away, unless nothing would be left of the factor but recovery codes: `stop_factor` is for that. */
  remove_passkey: endpoint({
    access: 'admin',
    roles: everyRole,
    handlerLimits: ['admin-password', 'admin-password-pace'],
    input: RemovePasskey,
    output: Done,
    errors: ['admin-password-wrong', 'factor-changed', 'last-passkey'],
    timeout: 'long',
  }),
  stop_factor: endpoint({
    access: 'admin',
    roles: everyRole,
    handlerLimits: ['admin-password', 'admin-password-pace', ...factorLimits],
    input: FactorProof,
    output: Done,
    errors: ['admin-password-wrong', ...wrongCodes, 'factor-changed'],
    timeout: 'long',
  }),
  /** Asks every admin for a second factor, or no longer. */
  require_factor: endpoint({
    access: 'admin',
    roles: owners,
    asksAgain: true,
    input: z.object({ on: z.boolean() }),
    output: Done,
    errors: ['own-factor-first'],
  }),
  /** Answers other recovery codes, this once; the former are worth nothing. */
  new_recovery_codes: endpoint({
    access: 'admin',
    roles: everyRole,
    handlerLimits: ['admin-password', 'admin-password-pace', ...factorLimits],
    input: FactorProof,
    output: RecoveryCodes,
    errors: ['admin-password-wrong', ...wrongCodes, 'factor-changed'],
    timeout: 'long',
  }),
  /** Everything that is stored of the caller, as `data[0]`: what the account page saves as a file. */
  my_data: endpoint({
    access: 'member',
    effect: 'read',
    limits: ['exports'],
    input: z.object({}),
    output: oneOf(MyData),
    timeout: 'long',
  }),
  /** Ends the admin session of this sign-in; the sign-in itself and the admin sessions of others remain. */
  admin_signout: endpoint({ access: 'member', effect: 'session', input: z.object({}), output: Done }),
  /** Ends this sign-in: no token of it counts any more. */
  signout: endpoint({ access: 'member', effect: 'session', input: z.object({}), output: Done }),
  /** Ends every session of the own account, the one it is called with included. */
  sign_out_everywhere: endpoint({ access: 'member', effect: 'session', input: z.object({}), output: Done }),
  /** Where the caller is signed in, the last used first. */
  my_sessions: endpoint({
    access: 'member',
    effect: 'read',
    input: z.object({}),
    output: z.object({ data: z.array(ActiveSession).max(sessionsShown) }),
  }),
  /** Ends one sign-in of the own account; ending one that has ended changes nothing. */
  end_session: endpoint({ access: 'member', effect: 'session', input: z.object({ id: Id }), output: Done }),
  /**
   * Makes the first admin of a portal that has none, for who holds the token of the set-up's link: once, within its hour
   * (docs/decisions/043).
   */
  begin_setup: endpoint({
    access: 'public',
    effect: 'session',
    limits: ['sign-up-address'],
    input: SetUp.extend({ token: Token }),
    output: z.object({ adid: z.string() }),
    errors: ['setup-closed', 'username-taken', 'email-taken'],
  }),
  /** Which steps of the set-up are done; none where it has ended. */
  get_setup: endpoint({
    access: 'admin',
    roles: admins,
    input: z.object({}),
    output: z.object({ steps: SetupSteps.nullable() }),
  }),
  /** Sends the admin a mail; `reason` says why it could not be sent. */
  test_mail: endpoint({
    access: 'admin',
    roles: admins,
    handlerLimits: ['mails'],
    input: z.object({}),
    output: z.object({ sent: z.boolean(), reason: z.string().optional() }),
  }),
  /** Shows the steps of the set-up no longer. */
  end_setup: endpoint({ access: 'admin', roles: admins, input: z.object({}), output: Done }),
} as const
