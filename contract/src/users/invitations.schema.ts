import * as z from 'zod'
import { EmailAddress, RecoveryAdminPassword } from '../accounts/accounts.schema.ts'
import { AdminRole } from '../accounts/user.schema.ts'
import { Id } from '../common.schema.ts'
import { longestInvitation } from '../constants.ts'

/** Open invitations that are shown. */
export const invitationsShown = 100

/** The form that invites: `days` is how long the link is valid. */
export const NewInvitation = z.object({
  email: EmailAddress,
  role: AdminRole.meta({ title: 'Role' }),
  days: z.coerce.number().int().min(1).max(longestInvitation).meta({ title: 'Link expires after' }),
})
export type NewInvitation = z.infer<typeof NewInvitation>

/** An open invitation: `by` is the owner who made it, `until` when it ends (ms). */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: AdminRole,
  by: z.string(),
  until: z.number().int(),
})
export type Invitation = z.infer<typeof Invitation>

/** What the page of an invitation asks for. */
export const InvitationForm = z.object({ adps: RecoveryAdminPassword })
