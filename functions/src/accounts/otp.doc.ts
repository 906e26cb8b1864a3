import * as z from 'zod'

/**
 * `otps/{purpose}.{holder}`: the one valid OTP of a purpose and an account; sending another overwrites it. Read by
 * `get_varify` alone.
 */
export const OtpDoc = z.object({
  /** `hashSecret`'s. */
  codeHash: z.string(),
  /** Milliseconds. */
  endsAt: z.number(),
  /** The visitor who requested it, and has its own tries: a pseudonymous key of the context. */
  asker: z.string().default(''),
  /** The account's `sessionVersion` when it was sent: what ends its sessions ends its OTPs. */
  version: z.number().int().optional(),
})
export type OtpDoc = z.infer<typeof OtpDoc>
