import * as z from 'zod'
import { Token } from '../common.schema.ts'
import { lengths } from '../constants.ts'
import { plainLine } from '../format/plain-line.ts'
import { type Rule, rules } from '../rules.ts'
import { FactorCode } from './factor.schema.ts'
import { CredentialId, UsedPasskey } from './passkey.schema.ts'
import { isPlainUsername, normalizeUsername } from './username.ts'

type Check = readonly [rule: Rule, holds: (value: string) => boolean]

/** A text under rules in their order: the first that fails gives the message (SPEC §5). A missing text fails the first. */
function ruled(first: Check, ...others: readonly Check[]) {
  const checks = [first, ...others]
  return z.string({ error: first[0].message }).superRefine((value, context) => {
    const failing = checks.find(([, holds]) => !holds(value))
    if (failing) context.addIssue({ code: 'custom', message: failing[0].message })
  })
}

/** Lengths are counted in code points, as people count characters. */
function isLong(value: string, { min, max }: { min: number; max: number }): boolean {
  const { length } = Array.from(value.slice(0, 2 * max + 1))
  return length >= min && length <= max
}

/** A digit, a lower and an upper letter (SPEC §5). */
function isMixed(value: string): boolean {
  return /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value)
}

/** The pattern browsers use for e-mail inputs, with a dot in the domain required. */
const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/

const otpPattern = new RegExp(`^[0-9]{${lengths.otp}}$`)

/** 6 to 20 characters (DESIGN §5), one script, no look-alikes; comes out in NFKC. */
export const Username = z
  .string({ error: rules.username.message })
  .transform(normalizeUsername)
  .pipe(
    ruled(
      [rules.username, (value) => isLong(value, lengths.username)],
      [rules.usernameCharacters, isPlainUsername],
    ),
  )

/** 8 to 16 characters (DESIGN §5) with a digit, a lower and an upper letter. */
export const Password = ruled(
  [rules.password, (value) => isLong(value, lengths.password)],
  [rules.passwordStrength, isMixed],
)

export const EmailAddress = z
  .string({ error: rules.emailEmpty.message })
  .overwrite(plainLine)
  .pipe(
    ruled(
      [rules.emailEmpty, (value) => value !== ''],
      [rules.email, (value) => value.length <= lengths.email && emailPattern.test(value)],
    ),
  )

/** Six digits (DESIGN §5). */
export const Otp = z
  .string({ error: rules.otp.message })
  .overwrite(plainLine)
  .regex(otpPattern, rules.otp.message)

/** 10 to 12 letters and digits (SPEC §5); letters come out as capitals. */
export const Nic = z
  .string({ error: rules.nic.message })
  .overwrite(plainLine)
  .toUpperCase()
  .pipe(ruled([rules.nic, (value) => isLong(value, lengths.nic) && /^[A-Z0-9]+$/.test(value)]))

/** The password set by recovery: one message for whatever is wrong with it (SPEC §5). */
export const RecoveryPassword = ruled([
  rules.newPassword,
  (value) => isLong(value, lengths.password) && isMixed(value),
])

/** 6 to 8 characters (DESIGN §5) with a digit, a lower and an upper letter. */
export const RecoveryAdminPassword = ruled([
  rules.newPassword,
  (value) => isLong(value, lengths.adminPassword) && isMixed(value),
])

/** The first admin of a portal: an account, and the password of the dashboard. */
export const SetUp = z.object({
  user: Username,
  email: EmailAddress,
  pass: Password,
  adps: RecoveryAdminPassword,
})
export type SetUp = z.infer<typeof SetUp>

/** The steps of the set-up that an admin goes through after the first, each true once it is done. */
export const SetupSteps = z.object({ settings: z.boolean(), mail: z.boolean(), album: z.boolean() })
export type SetupSteps = z.infer<typeof SetupSteps>

/** The user name or the e-mail address of an account, each under its own rules: only addresses have an `@`. */
export const AccountName = z.string({ error: rules.username.message }).transform((typed, context) => {
  const parsed = (typed.includes('@') ? EmailAddress : Username).safeParse(typed)
  if (parsed.success) return parsed.data
  for (const { message } of parsed.error.issues) context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** What the sign-in form asks for and `/signin` takes. */
export const SignIn = z.object({ user: AccountName, pass: Password })
export type SignIn = z.infer<typeof SignIn>

const signUpFields = { user: Username, email: EmailAddress, pass: Password }

/** What `/signup` takes of the form. */
export const NewAccount = z.object(signUpFields)

/** The sign-up form. */
export const SignUp = z
  .object({
    ...signUpFields,
    confirm: z.string(),
    terms: z.boolean().refine((accepted) => accepted, rules.terms.message),
  })
  .refine(({ pass, confirm }) => pass === confirm, { path: ['confirm'], error: rules.confirmation.message })
export type SignUp = z.infer<typeof SignUp>

function withConfirmation(password: typeof RecoveryPassword) {
  return z.object({ password, confirm: z.string() }).refine((form) => form.password === form.confirm, {
    path: ['confirm'],
    error: rules.newPasswordConfirmation.message,
  })
}

/** The last step of `/forgot_password`. */
export const NewPassword = withConfirmation(RecoveryPassword)
export type NewPassword = z.infer<typeof NewPassword>

/** The last step of `/forgot_admin_password`. */
export const NewAdminPassword = withConfirmation(RecoveryAdminPassword)
export type NewAdminPassword = z.infer<typeof NewAdminPassword>

/** The second step of `/varify`. */
export const Verification = z.object({ otp: Otp, nic: Nic })
export type Verification = z.infer<typeof Verification>

/** The panel that deletes the own account. No NIC is asked of a member who has none (DESIGN §5). */
export const Deletion = z.object({
  nic: z.string().overwrite(plainLine).toUpperCase().max(lengths.nic.max, rules.nic.message).default(''),
  pass: z
    .string({ error: rules.deletion.message })
    .min(1, rules.deletion.message)
    .max(lengths.deletePassword, rules.deletion.message),
})
export type Deletion = z.infer<typeof Deletion>

/** The account's password, before a passkey is made or taken away. */
export const PasswordConfirmation = Deletion.pick({ pass: true })

/** The passkey that goes, and the password. */
export const RemoveOwnPasskey = PasswordConfirmation.extend({ id: CredentialId })

/** The panel that opens the admin session. Its rule is loose: the server compares, and nothing else decides. */
export const AdminSignIn = z.object({
  adid: z
    .string({ error: rules.adminSignIn.message })
    .overwrite(plainLine)
    .min(1, rules.adminSignIn.message)
    .max(64, rules.adminSignIn.message),
  adps: z
    .string({ error: rules.adminSignIn.message })
    .min(1, rules.adminSignIn.message)
    .max(lengths.adminPassword.max, rules.adminSignIn.message),
  /** Of an account with a second factor, once `factor-required` asked for it. */
  code: FactorCode.optional(),
  /** Of an account with passkeys, in place of the code: what the browser made of the answer's `passkey`. */
  passkey: UsedPasskey.optional(),
})
export type AdminSignIn = z.infer<typeof AdminSignIn>

/** What an OTP is asked for; its grant is good for nothing else (SECURITY "OTP"). */
export const OtpPurpose = z.enum(['password', 'admin-password', 'nic'])
export type OtpPurpose = z.infer<typeof OtpPurpose>

/** The first step of recovery and verification. `password` is the purpose of a call that names none, as documented. */
export const OtpRequest = z.object({ email: EmailAddress, purpose: OtpPurpose.default('password') })
export type OtpRequest = z.infer<typeof OtpRequest>

/** What `get_varify` answered; good once, for ten minutes. */
export const Grant = Token

const photoTypes = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** A profile photo as `/up_pp` takes it; the whole body has at most 8 MiB. */
export const PhotoDataUrl = z
  .string()
  .max(8 * 1024 * 1024)
  .regex(photoTypes, rules.qrImage.message)

const Share = z.number().min(0).max(1)

/**
 * The square that a profile photo is cropped to, in the upright picture: the left edge in shares of its width, the top edge of
 * its height, and the length of its sides of the picture's shorter side.
 */
export const PhotoSquare = z.object({ leftEdge: Share, topEdge: Share, sideLength: Share.positive() })
export type PhotoSquare = z.infer<typeof PhotoSquare>
