import { quotas } from '@dlm/contract/limits'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { OpenedRoomsDoc } from './opened-rooms.doc.ts'
import { type RoomLinkDoc, tokenBinding } from './room-link.doc.ts'

/** Milliseconds after which another visit is written down. */
const visitStep = 24 * 60 * 60_000

/** What a member has of a link that was opened with its key and its PIN; nothing of it opens the room of another address or PIN. */
export function memberProof({ digests }: Platform, uid: string, id: string, link: RoomLinkDoc): string {
  return digests.keyed('room-member', uid, id, tokenBinding(link))
}

/**
 * Remembers that a member opened a room by its link, for the list of the account page; of more than that takes, the ones that were opened
 * last.
 */
export async function rememberOpened(
  platform: Platform,
  uid: string,
  id: string,
  link: RoomLinkDoc,
): Promise<void> {
  const { db, clock } = platform
  const proof = memberProof(platform, uid, id, link)
  await compareAndSet(db.doc(`openedRooms/${uid}`), (snapshot) => {
    const stored = snapshot.exists ? parseDocument(OpenedRoomsDoc, snapshot).rooms : {}
    const { [id]: before, ...others } = stored
    const isSame = before?.proof === proof && before.isListed && clock.now() - before.openedAt < visitStep
    if (isSame) return { data: null, result: undefined }
    const last = Object.entries(others)
      .sort(([, one], [, other]) => other.openedAt - one.openedAt)
      .slice(0, quotas.memberRooms - 1)
    const entry = { proof, openedAt: clock.now(), isListed: true }
    return { data: { rooms: { ...Object.fromEntries(last), [id]: entry } }, result: undefined }
  })
}
