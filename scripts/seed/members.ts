import { signUpDate } from '@dlm/contract/format/sign-up-date'
import { nameKey } from '../../functions/src/accounts/unique-name.doc.ts'
import { makeProfilePhoto } from '../../functions/src/platform/renditions.ts'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { documents } from '../../tests/support/factories/documents.ts'
import { aCredentialsDoc, aUserDoc } from '../../tests/support/factories/users.ts'
import { DEMO_ACCOUNTS, type DemoAccount, SITE_ADMIN, uidOf } from './accounts.ts'
import { renderPicture } from './art/picture.ts'
import { otherMembers } from './data/members.ts'
import { portraits } from './data/portraits.ts'
import { daysBefore } from './demo-day.ts'
import { type Part, publicPicture, together } from './part.ts'

/** A member as the demo data describes one. */
export interface DemoMember {
  username: string
  verified: boolean
  dark: boolean
  /** Days between the sign-up and the demo day. */
  daysAgo: number
  /** Only of the accounts that somebody signs in to. */
  account?: DemoAccount
}

const signedUp: Record<string, number> = { siteadmin: 340, member01: 204, newcomer: 3 }

/** Every member of the demo data, the documented accounts first. */
export const demoMembers: readonly DemoMember[] = [
  ...DEMO_ACCOUNTS.map((account) => ({
    username: account.username,
    verified: account.verified,
    dark: account.username === SITE_ADMIN.username,
    daysAgo: signedUp[account.username] ?? 0,
    account,
  })),
  ...otherMembers,
]

/** The twelve digits of a verified demo member's identity card: the year of birth and a running number. */
function nicOf(number: number): string {
  return `${1970 + ((number * 7) % 35)}${String(10_000_000 + number * 739_391).slice(-8)}`
}

/** The e-mail address of a demo member. */
export function emailOf(username: string): string {
  const documented = DEMO_ACCOUNTS.find((account) => account.username === username)
  return documented?.email ?? `${username}@dlm.test`
}

async function credentialsOf(account: DemoAccount | undefined) {
  if (!account) return aCredentialsDoc()
  return aCredentialsDoc({
    passwordHash: await hashSecret(account.password),
    adminPasswordHash: account.admin ? await hashSecret(account.admin.password) : null,
  })
}

async function memberPart(member: DemoMember, number: number): Promise<Part> {
  const { username, verified, account } = member
  const uid = uidOf(username)
  const email = emailOf(username)
  const portrait = portraits[username]
  const photo = portrait
    ? await publicPicture(
        'profiles',
        `portrait-${number}`,
        await renderPicture(`portrait ${username}`, portrait),
        makeProfilePhoto,
      )
    : null
  const createdAt = daysBefore(member.daysAgo, 8 + (number % 11))
  const user = aUserDoc({
    user: username,
    email,
    photo: photo?.picture ?? null,
    nic: verified ? (account?.nic ?? nicOf(number)) : null,
    verified,
    role: account?.admin ? 'admin' : 'client',
    adid: account?.admin?.id ?? null,
    theme: member.dark ? 'true' : 'false',
    date: signUpDate(new Date(createdAt)),
    createdAt,
  })
  return {
    documents: [
      documents.users(uid, user),
      documents.credentials(uid, await credentialsOf(account)),
      documents.usernames(nameKey(username), { uid }),
      documents.emails(nameKey(email), { uid }),
    ],
    objects: photo?.objects ?? [],
    users: [
      {
        uid,
        email,
        emailVerified: verified,
        metadata: { creationTime: new Date(createdAt).toUTCString() },
      },
    ],
  }
}

/** The members: Firebase Auth users without a password, profiles, credentials, names. */
export async function seedMembers(): Promise<Part> {
  return together(await Promise.all(demoMembers.map(memberPart)))
}
