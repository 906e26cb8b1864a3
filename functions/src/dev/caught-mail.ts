import * as z from 'zod'

/** `caughtMails/{id}`: what the inbox shows. */
export const CaughtMail = z.object({
  template: z.string(),
  fields: z.record(z.string(), z.string()),
  at: z.number(),
})
export type CaughtMail = z.infer<typeof CaughtMail>
