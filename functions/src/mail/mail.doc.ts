import { MailState } from '@dlm/contract/users/users.schema'
import * as z from 'zod'

/** The templates of the mails that are an admin's (DESIGN §5). */
export const mailTemplates = ['key', 'warning', 'promotion'] as const
export type MailTemplate = (typeof mailTemplates)[number]

/**
 * `mails/{id}`: what became of a mail of an admin's. Neither its address nor its text is kept:
 * keys and initial passwords stand in some.
 */
export const MailDoc = z.object({
  /** Whom it goes to. */
  uid: z.string(),
  /** Uid of the admin whose mail it is. */
  by: z.string(),
  template: z.enum(mailTemplates),
  status: MailState,
  /** Why it failed, in the provider's words. */
  reason: z.string(),
  /** Milliseconds: when it was made ready, or its fate was told. */
  at: z.number(),
})
export type MailDoc = z.infer<typeof MailDoc>
