import { type AdminRole, adminRoles } from '@dlm/contract/roles'
import * as z from 'zod'
import { StoredPicture } from '../platform/storage.ts'

/**
 * `users/{uid}`, the profile `/signup` makes. Passwords are not here: their hashes are in `credentials/{uid}`, which no
 * handler but those of the sign-in reads.
 */
export const UserDoc = z.object({
  user: z.string(),
  email: z.string(),
  photo: StoredPicture.nullable(),
  nic: z.string().nullable(),
  verified: z.boolean(),
  role: z.enum(['client', 'admin']),
  /** What an admin may do; missing for clients, and for those who were admins before there were roles. */
  adminRole: z.enum(adminRoles).optional(),
  /** Admin id; null for clients. */
  adid: z.string().nullable(),
  theme: z.enum(['true', 'false']),
  /** As SPEC §9: `Jan 1st 25`. */
  date: z.string(),
  /** Milliseconds. */
  createdAt: z.number(),
  /** A session is valid as long as it has this number; a changed password, a demotion and the like raise it. */
  sessionVersion: z.number().int().nonnegative().default(0),
  /** An admin session is valid as long as it has this number; a changed admin password raises it. */
  adminVersion: z.number().int().nonnegative().default(0),
})
export type UserDoc = z.infer<typeof UserDoc>

/** The texts that the administration's search uses (SPEC §2: e-mail or user name). */
export function searchableMember(member: Pick<UserDoc, 'user' | 'email'>): string[] {
  return [member.user, member.email]
}

/** What an account may do as an admin; null for a client. Who was made one before there were roles is an `admin`. */
export function adminRoleOf({ role, adminRole }: Pick<UserDoc, 'role' | 'adminRole'>): AdminRole | null {
  return role === 'admin' ? (adminRole ?? 'admin') : null
}
