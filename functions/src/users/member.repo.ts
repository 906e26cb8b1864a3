import { maskNic } from '@dlm/contract/format/mask-nic'
import type { Member } from '@dlm/contract/users/users.schema'
import { adminRoleOf, searchableMember, UserDoc } from '../accounts/user.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { type FileAddresses, pictureUrl, toPicture } from '../platform/storage.ts'

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

/** All accounts, the newest first. */
export function memberList({ db, files }: Platform): ListSpec<Member> {
  return {
    collection: db.collection('users'),
    sort: 'createdAt',
    direction: 'desc',
    schema: UserDoc,
    parse: (document) => toMember(files, document.id, parseDocument(UserDoc, document)),
    searchable: searchableMember,
  }
}
