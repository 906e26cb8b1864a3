import * as z from 'zod'

/** A passkey: what it proves itself with is public. Bytes are in base64url, times in ms. */
const PasskeyDoc = z.object({
  id: z.string(),
  /** COSE. */
  publicKey: z.string(),
  /** Its own signature counter; 0 where it does not count. */
  counter: z.number().int(),
  /** How a browser finds it again: `usb`, `internal` … */
  transports: z.array(z.string()),
  /** What its owner calls it. */
  name: z.string(),
  addedAt: z.number().int(),
  usedAt: z.number().int().nullable(),
})
export type PasskeyDoc = z.infer<typeof PasskeyDoc>

/** The second factor of an admin (docs/decisions/042). */
export const FactorDoc = z.object({
  /**
   * The TOTP secret in base32, sealed for the account (`sealer`): unlike a password it cannot be stored as a hash. Null without an
   * authenticator app.
   */
  secret: z.string().nullable(),
  /** The same of an app that is being added, until the first right code. */
  pending: z.string().nullable().default(null),
  passkeys: z.array(PasskeyDoc).default([]),
  /** Milliseconds; null until there is a first code or passkey. */
  onAt: z.number().int().nullable(),
  /** The step of 30 seconds whose code was used last: that one and earlier ones are good no more. */
  usedStep: z.number().int(),
  /** Digests of the recovery codes that are left (`sha256`). */
  recovery: z.array(z.string()),
  /** Digests of those that were used, to say so where one is entered again. */
  usedRecovery: z.array(z.string()).default([]),
})
export type FactorDoc = z.infer<typeof FactorDoc>

/** What a passkey signs once: to be added to the second factor or to the account, or to open the dashboard. */
const ChallengeDoc = z.object({
  value: z.string(),
  purpose: z.enum(['add', 'add own', 'open']),
  /** Milliseconds. */
  until: z.number().int(),
})
export type ChallengeDoc = z.infer<typeof ChallengeDoc>

/**
 * `credentials/{uid}`: what an account proves itself with, apart from the profile because no handler but those of
 * sign-in, recovery and promotion reads it, and none answers any of it but that there is a second factor. Hashes are
 * `hashSecret`'s.
 */
export const CredentialsDoc = z.object({
  /** Null: no password opens the account until one is set by e-mail (`verifySecret` takes the null as it is). */
  passwordHash: z.string().nullable(),
  /** Null for clients. */
  adminPasswordHash: z.string().nullable(),
  /** The admin password is the initial one of a promotion, only valid for setting another (DESIGN §5). */
  mustChangeAdminPassword: z.boolean(),
  factor: FactorDoc.nullable().default(null),
  /** Those that open the account instead of the password. Setting a password by e-mail removes them. */
  passkeys: z.array(PasskeyDoc).default([]),
  /** The end (ms) of the last challenge that one of them signed: that one and earlier ones are good no more. */
  passkeyUsed: z.number().int().default(0),
  /** The last one that was asked for; null once it was used. */
  challenge: ChallengeDoc.nullable().default(null),
})
export type CredentialsDoc = z.infer<typeof CredentialsDoc>
