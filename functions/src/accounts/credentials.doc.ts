import * as z from 'zod'

/**
 * `credentials/{uid}`: what an account proves itself with, apart from the profile because no handler but those of
 * sign-in, recovery and promotion reads it, and none answers any of it. Hashes are `hashSecret`'s.
 */
export const CredentialsDoc = z.object({
  /** Null: no password opens the account until one is set by e-mail (`verifySecret` takes the null as it is). */
  passwordHash: z.string().nullable(),
  /** Null for clients. */
  adminPasswordHash: z.string().nullable(),
  /** The admin password is the initial one of a promotion, good for nothing but setting another (DESIGN §5). */
  mustChangeAdminPassword: z.boolean(),
})
export type CredentialsDoc = z.infer<typeof CredentialsDoc>
