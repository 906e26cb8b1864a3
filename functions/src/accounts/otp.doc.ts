import { z } from 'zod'

/**
 * `otps/{purpose}.{uid}`: the one OTP that is good for a purpose and an account; sending another writes over it. Read by
 * `get_varify` alone.
 */
export const OtpDoc = z.object({
  /** `hashSecret`'s. */
  codeHash: z.string(),
  /** Milliseconds. */
  endsAt: z.number(),
})
export type OtpDoc = z.infer<typeof OtpDoc>
