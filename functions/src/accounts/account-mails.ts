import { brand } from '@dlm/contract/brand/brand'
import { studioDay } from '@dlm/contract/format/day'
import type { MailResult } from '../platform/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { nameKey } from './unique-name.doc.ts'

interface Recipient {
  user: string
  email: string
}

/** Mails an OTP; the fields are those of SPEC §7. */
export function mailOtp({ mailer }: Platform, { user, email }: Recipient, code: string): Promise<MailResult> {
  return mailer.send({
    template: 'otp',
    fields: { mail_to: email, to_name: user, from: brand.product, code },
  })
}

function mailNotice(
  { mailer }: Platform,
  { user, email }: Recipient,
  sub: string,
  body: string,
): Promise<MailResult> {
  return mailer.send({
    template: 'notice',
    fields: { mail_to: email, to_name: user, from: brand.product, sub, body },
  })
}

/** Sends an admin a test mail. */
export function mailTest(platform: Platform, admin: Recipient): Promise<MailResult> {
  return mailNotice(
    platform,
    admin,
    'Test e-mail',
    `${brand.product} can send e-mails. Codes, keys and replies will reach your members in the same way.`,
  )
}

/** A change that is mailed to the account's owner, so that a stranger who made it is noticed. */
export type AccountChange = 'password' | 'admin password'

/** Mails the owner that a password was changed. Best effort: the change is done, whether the mail is delivered or not. */
export async function mailChange(platform: Platform, owner: Recipient, change: AccountChange): Promise<void> {
  const on = studioDay(platform.clock.now())
  await mailNotice(
    platform,
    owner,
    `Your ${change} was changed`,
    `Your ${change} was changed on ${on}. If this wasn’t you, set a new password now.`,
  )
}

/** Mails the owner that a passkey of the account was added or removed. Best effort. */
export async function mailPasskeyChange(
  platform: Platform,
  owner: Recipient,
  change: 'added' | 'removed',
): Promise<void> {
  const on = studioDay(platform.clock.now())
  await mailNotice(
    platform,
    owner,
    `A passkey was ${change}`,
    `A passkey of your account was ${change} on ${on}. If this wasn’t you, set a new password now. That removes all passkeys.`,
  )
}

/** Milliseconds a sign-in waits for its mail at most; it is sent on. */
const signInWait = 2_000

const factorChanges = {
  on: ['Your second factor is on', 'The second factor for your admin sign-in was activated'],
  off: ['Your second factor is off', 'The second factor for your admin sign-in was deactivated'],
  app: ['An authenticator app was added', 'An authenticator app was added to your second factor'],
  passkey: ['A passkey was added', 'A passkey was added to your second factor'],
  'passkey gone': ['A passkey was removed', 'A passkey was removed from your second factor'],
  'new codes': ['You have new recovery codes', 'New recovery codes were created for your second factor'],
  'recovery code': ['A recovery code was used', 'A recovery code was used to open your dashboard'],
} as const

/** Mails the owner that a recovery code opened the dashboard. A sign-in waits for it as for `mailSignIn`. @param left how many are left */
export async function mailRecoveryCode(platform: Platform, owner: Recipient, left: number): Promise<void> {
  const more = `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left. `
  await withTimeout(signInWait, mailFactorChange(platform, owner, 'recovery code', more)).catch(
    () => undefined,
  )
}

/**
 * Mails the owner what happened to the second factor. Best effort.
 * @param more a sentence on top
 */
export async function mailFactorChange(
  platform: Platform,
  owner: Recipient,
  change: keyof typeof factorChanges,
  more = '',
): Promise<void> {
  const [subject, happened] = factorChanges[change]
  const body = `${happened} on ${studioDay(platform.clock.now())}. ${more}If this wasn’t you, set a new password and a new admin password now.`
  await mailNotice(platform, owner, subject, body)
}
/** Milliseconds after its making in which an account is its maker's, on whatever browser. */
const accountIsNew = 3_600_000

/**
 * Mails the owner that a browser signed in which is new to the account. Best effort, and limited to so many mails an hour.
 * @param browser what the browser says it is, in words; empty where it says nothing that is known
 */
export async function mailSignIn(
  platform: Platform,
  owner: Recipient & { createdAt: number },
  browser: string,
): Promise<void> {
  const now = platform.clock.now()
  if (now - owner.createdAt < accountIsNew) return
  const isCounted = await platform.throttle.reserve('sign-in-mails', nameKey(owner.email)).then(
    () => true,
    () => false,
  )
  if (!isCounted) return
  const mail = mailNotice(
    platform,
    owner,
    'New sign-in',
    `Your account was signed in to from ${browser || 'an unknown browser'} for the first time on ${studioDay(now)}. If this wasn’t you, set a new password now. That signs you out everywhere.`,
  )
  await withTimeout(signInWait, mail).catch(() => undefined)
}
