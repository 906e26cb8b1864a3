import * as z from 'zod'

/** `policies/admins`: what owners ask of all admins. */
export const PolicyDoc = z.object({
  /** A second factor. */
  factor: z.boolean(),
})
export type PolicyDoc = z.infer<typeof PolicyDoc>
