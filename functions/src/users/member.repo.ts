import { studioDay } from '@dlm/contract/format/day'
import { maskNic } from '@dlm/contract/format/mask-nic'
import type { Member, MemberGroup } from '@dlm/contract/users/users.schema'
import type { Query } from 'firebase-admin/firestore'
import { adminRoleOf, searchableMember, UserDoc } from '../accounts/user.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { type FileAddresses, pictureUrl, toPicture } from '../platform/storage.ts'
import { RatingDoc } from '../ratings/rating.doc.ts'

/** An account as admins see it. */
function toMember(files: FileAddresses, uid: string, stored: UserDoc): Member {
  const { user, email, photo, nic, verified, role, theme, date } = stored
  const adminRole = adminRoleOf(stored)
  return {
    ...{ uid, user, email, role, theme, date },
    ...(adminRole && { adminRole }),
    photo: photo ? pictureUrl(files, photo) : '',
    ...(photo && { picture: toPicture(files, photo) }),
    nic: maskNic(nic ?? ''),
    varified: verified ? 'YES' : 'none',
  }
}

/** The accounts, all or those of a group, the newest first. */
export function memberList({ db, files }: Platform, group?: MemberGroup): ListSpec<Member> {
  return {
    collection: db.collection('users'),
    ...(group && {
      narrow: (query: Query) =>
        group === 'unverified'
          ? query.where('verified', '==', false)
          : query.where('role', '==', group === 'admins' ? 'admin' : 'client'),
      order: `${group}.` as const,
    }),
    sort: 'createdAt',
    direction: 'desc',
    schema: UserDoc,
    parse: (document) => toMember(files, document.id, parseDocument(UserDoc, document)),
    searchable: searchableMember,
  }
}

/** The accounts with the day on which each was last used: Firebase has it, at the latest of a sign-in and of a renewed ID token. */
export async function withSeen({ auth }: Platform, members: readonly Member[]): Promise<Member[]> {
  if (members.length === 0) return []
  const { users } = await auth.getUsers(members.map(({ uid }) => ({ uid })))
  const times = new Map(
    users.map(({ uid, metadata: { lastSignInTime, lastRefreshTime } }) => [
      uid,
      Math.max(...[lastSignInTime, lastRefreshTime].map((time) => (time ? Date.parse(time) : 0))),
    ]),
  )
  return members.map((member) => {
    const at = times.get(member.uid)
    return at ? { ...member, seen: studioDay(at) } : member
  })
}

/** The accounts with the rating that each has given; to be asked for a few at a time. */
export async function withRating({ db }: Platform, members: readonly Member[]): Promise<Member[]> {
  const stored = await Promise.all(members.map(({ uid }) => db.doc(`ratings/${uid}`).get()))
  return members.map((member, at) => {
    const rating = stored[at]
    if (!rating?.exists) return member
    const { rate, words } = parseDocument(RatingDoc, rating)
    return { ...member, rating: { rate, ...(words && { words }) } }
  })
}
