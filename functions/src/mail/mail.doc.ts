import { MailState } from '@dlm/contract/users/users.schema'
import * as z from 'zod'

/** The templates of the mails that are an admin's (DESIGN §5). */
export const mailTemplates = ['key', 'warning', 'promotion'] as const
export type MailTemplate = (typeof mailTemplates)[number]

/**
 * `mails/{id}`: the state of an admin's mail. Neither its address nor its text is stored: some contain keys and initial
 * passwords.
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
  /** Milliseconds: when it was prepared, or its state was reported. */
  at: z.number(),
})
export type MailDoc = z.infer<typeof MailDoc>
