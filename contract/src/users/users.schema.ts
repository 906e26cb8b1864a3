import { z } from 'zod'
import { User } from '../accounts/user.schema.ts'
import { line, paragraphs } from '../common.schema.ts'
import { rules } from '../rules.ts'

/** An account as admins see it: all but the admin id, which is half of another admin's sign-in. */
export const Member = User.omit({ adid: true })
export type Member = z.infer<typeof Member>

/** The warning e-mail's form (SPEC §2), fields as the mail template has them; subject, body, greeting required (SPEC §5). */
export const MailMessage = z.object({
  sub: line(150, rules.mailSubject.message),
  body: paragraphs(5000, rules.mailBody.message),
  greet: line(150, rules.mailGreeting.message),
  special: paragraphs(2000).default(''),
})
export type MailMessage = z.infer<typeof MailMessage>

/** What a promotion answers, once: the new admin's id and initial password, to be mailed and changed (DESIGN §5). */
export const Promotion = z.object({ adid: z.string(), initialPassword: z.string() })
export type Promotion = z.infer<typeof Promotion>
