import { adminRoles } from '@dlm/contract/roles'
import * as z from 'zod'

/**
 * `invitations/{sha256 of the token}`: a link by which a user may become an admin. Removed a month after its end (`expireAt`), and
 * with the account of either. Times in milliseconds.
 */
export const InvitationDoc = z.object({
  email: z.string(),
  /** The address as it is compared (`nameKey`). */
  key: z.string(),
  role: z.enum(adminRoles),
  /** The owner who made it: uid and user name. */
  by: z.string(),
  user: z.string(),
  createdAt: z.number(),
  until: z.number(),
  /** When it was accepted; null while it is open. */
  usedAt: z.number().nullable().default(null),
})
export type InvitationDoc = z.infer<typeof InvitationDoc>
