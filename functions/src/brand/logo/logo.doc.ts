import * as z from 'zod'

/** `logos/{id}`: a logo that an admin sent. Published settings name one; what none names goes after a month. */
export const LogoDoc = z.object({
  /** A PNG of 512 × 512 pixels in base64: small enough for a document, so that a backup has it with the settings. */
  png: z.string().max(900_000),
  /** Milliseconds: when it was sent. */
  at: z.number(),
})
export type LogoDoc = z.infer<typeof LogoDoc>
