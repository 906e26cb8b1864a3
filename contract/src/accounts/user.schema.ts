import * as z from 'zod'
import { Id, Picture } from '../common.schema.ts'
import { adminRoles } from '../roles.ts'

/** `YES` when verified, else what the sign-up leaves it at (SPEC §3). */
export const Varified = z.enum(['YES', 'none'])
export type Varified = z.infer<typeof Varified>

export const Role = z.enum(['client', 'admin'])
export type Role = z.infer<typeof Role>

export const AdminRole = z.enum(adminRoles)

/** The theme flag: `"true"` is dark, `"false"` is light (SPEC §3). */
export const Theme = z.enum(['true', 'false'])
export type Theme = z.infer<typeof Theme>

/**
 * An account as its owner sees it (SPEC §3). `photo` is the address of the profile photo, empty without one, and
 * `picture` the same photo whole; `nic` is empty until verification, and masked but for its end; `adid` and
 * `adminRole` are there for admins; `date` is the day of the
 * sign-up like `Jan 1st 25`. `pass` and `adps` never leave the server, not even as hashes (DESIGN §5).
 */
export const User = z.object({
  uid: Id,
  user: z.string(),
  email: z.string(),
  photo: z.string(),
  picture: Picture.optional(),
  nic: z.string(),
  varified: Varified,
  role: Role,
  adminRole: AdminRole.optional(),
  adid: z.string().optional(),
  theme: Theme,
  date: z.string(),
})
export type User = z.infer<typeof User>
