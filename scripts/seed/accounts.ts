/** An account of the demo data. */
export interface DemoAccount {
  username: string
  password: string
  email: string
  verified: boolean
  /** What the account is, in a few words for the table that `npm start` prints. */
  is: string
  nic?: string
  admin?: { id: string; password: string }
}

/** The administrator of the demo data. */
export const SITE_ADMIN = {
  username: 'siteadmin',
  password: 'Admin#2025',
  email: 'admin@dlm.test',
  verified: true,
  is: 'admin',
  admin: { id: 'ADM-1001', password: 'Adm1n#25' },
} as const satisfies DemoAccount

/** A verified member of the demo data. */
export const MEMBER = {
  username: 'member01',
  password: 'Member#2025',
  email: 'member@dlm.test',
  verified: true,
  is: 'verified member',
  nic: '200012345678',
} as const satisfies DemoAccount

/** A member of the demo data whose mail address is not verified. */
export const NEWCOMER = {
  username: 'newcomer',
  password: 'Newcomer#25',
  email: 'newcomer@dlm.test',
  verified: false,
  is: 'member, not verified',
} as const satisfies DemoAccount

/** Every account that the seed makes and `npm start` prints (DESIGN §7). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [SITE_ADMIN, MEMBER, NEWCOMER]

/** The code of the locked albums of the demo data. */
export const ALBUM_CODE = 'open-sesame'

/** The uid of a demo account: of the characters an id may have. */
export function uidOf(username: string): string {
  return `uid-${username.replaceAll('.', '-')}`
}
