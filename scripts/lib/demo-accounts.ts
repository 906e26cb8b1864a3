import { AdminRole } from '@dlm/contract/accounts/user.schema'
import * as z from 'zod'
import { readDocuments } from '../archive/files.ts'
import { DEMO } from './paths.ts'

/** An account of the demo data that a user can sign in to. */
export interface DemoAccount {
  username: string
  password: string
  email: string
  verified: boolean
  nic: string | null
  /** `role` names what the dashboard calls it: an owner may do everything. */
  admin: { id: string; password: string; role: z.infer<typeof AdminRole> } | null
}

const Profile = z.object({
  user: z.string(),
  email: z.string(),
  verified: z.boolean(),
  nic: z.string().nullable(),
  adid: z.string().nullable(),
  adminRole: AdminRole.optional(),
  createdAt: z.number(),
})
const Credentials = z.object({ password: z.string(), adminPassword: z.string().optional() })

function accounts(): DemoAccount[] {
  const profiles = readDocuments(DEMO, 'users')
  const withCredentials = Object.entries(readDocuments(DEMO, 'credentials')).flatMap(([uid, credentials]) => {
    const { data } = Credentials.safeParse(credentials)
    return data ? [{ ...Profile.parse(profiles[uid]), ...data }] : []
  })
  return withCredentials
    .sort((one, two) => one.createdAt - two.createdAt)
    .map(({ user, password, email, verified, nic, adid, adminRole, adminPassword }) => {
      const admin =
        adid && adminRole && adminPassword ? { id: adid, password: adminPassword, role: adminRole } : null
      return { username: user, password, email, verified, nic, admin }
    })
}

/** The accounts of demo/ whose password is written down there, in the order of their sign-ups; `npm start` prints them. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = accounts()

const codes = Object.values(readDocuments(DEMO, 'albumSecrets')).map(({ code }) => z.string().parse(code))

/** The code of the locked albums of demo/. */
export const ALBUM_CODE = z.string().parse(codes[0])

/** Folder ids of the locked albums of demo/. */
export const LOCKED_ALBUMS: readonly string[] = Object.keys(readDocuments(DEMO, 'albumSecrets'))
