import * as z from 'zod'

/** The second factor of an admin (docs/decisions/042). */
export const FactorDoc = z.object({
  /** The TOTP secret in base32, sealed for the account (`sealer`): unlike a password it cannot be kept as a hash. */
  secret: z.string(),
  /** Milliseconds; null until the first right code. */
  onAt: z.number().int().nullable(),
  /** The step of 30 seconds whose code was used last: that one and earlier ones are good no more. */
  usedStep: z.number().int(),
  /** Digests of the recovery codes that are left (`sha256`). */
  recovery: z.array(z.string()),
})
export type FactorDoc = z.infer<typeof FactorDoc>

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
  /** The admin password is the initial one of a promotion, good for nothing but setting another (DESIGN §5). */
  mustChangeAdminPassword: z.boolean(),
  factor: FactorDoc.nullable().default(null),
})
export type CredentialsDoc = z.infer<typeof CredentialsDoc>
