import type { CommentedPiece, RoomAuthor } from '@dlm/contract/rooms/comments.schema'
import type { RoomPiece } from '@dlm/contract/rooms/rooms.schema'
import { type GrantedRoom, grantedRoom, pieceIn } from '../../content/room-permit.ts'
import { pieceRef } from '../../content/room-piece.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { readDocument, readDocuments } from '../../platform/reads.ts'
import { isStudioLink, type RoomLinkDoc } from '../room-link.doc.ts'

/** @throws ApiError room-not-found */
async function openedRoom(platform: Platform, grant: string): Promise<GrantedRoom> {
  const opened = await grantedRoom(platform, grant)
  if (!opened) throw new ApiError('room-not-found')
  return opened
}

/** A room whose comments the caller may see, and add to. @throws ApiError room-not-found, not-allowed */
export async function openToComment(platform: Platform, grant: string): Promise<GrantedRoom> {
  const opened = await openedRoom(platform, grant)
  if (!opened.link.mayComment) throw new ApiError('not-allowed')
  return opened
}

/** A room whose pieces the caller may decide. @throws ApiError room-not-found, not-allowed */
export async function openToApprove(platform: Platform, grant: string): Promise<GrantedRoom> {
  const opened = await openedRoom(platform, grant)
  if (!opened.link.mayApprove) throw new ApiError('not-allowed')
  return opened
}

/** A room of which the caller may see what is decided. @throws ApiError room-not-found, not-allowed */
export async function openToReview(platform: Platform, grant: string): Promise<GrantedRoom> {
  const opened = await openedRoom(platform, grant)
  if (!opened.link.mayComment && !opened.link.mayApprove) throw new ApiError('not-allowed')
  return opened
}

/** The ways in which a room can have a piece: alone, or with the album that it is in. */
export function waysOf({ kind, id }: CommentedPiece, fid: unknown): RoomPiece[] {
  const album = typeof fid === 'string' && fid !== '' ? [{ kind: 'album' as const, id: fid }] : []
  return [{ kind, id }, ...album]
}

/** @throws ApiError media-not-found for what is not in the room */
export async function assertOwnPiece(
  platform: Platform,
  opened: GrantedRoom,
  piece: CommentedPiece,
): Promise<void> {
  const document = await readDocument(pieceRef(platform, piece))
  if (!document.exists || !pieceIn(opened, waysOf(piece, document.get('fid'))))
    throw new ApiError('media-not-found')
}

/** What a comment says of who wrote it: the id of the caller’s link, null for the studio. */
export function linkOf({ linkId, link }: Pick<GrantedRoom, 'linkId' | 'link'>): string | null {
  return isStudioLink(link) ? null : linkId
}

/**
 * Who these links are for. One that was revoked has no name any more.
 * @param caller the link of the caller, which has been read
 */
export async function authorsOf(
  { db }: Platform,
  links: readonly (string | null)[],
  caller?: { linkId: string; link: RoomLinkDoc },
): Promise<(link: string | null) => RoomAuthor> {
  const ids = [...new Set(links)].filter((id): id is string => id !== null && id !== caller?.linkId)
  const documents =
    ids.length > 0
      ? await readDocuments(
          db,
          ids.map((id) => db.doc(`roomLinks/${id}`)),
          ['name'],
        )
      : []
  const names = new Map(documents.map((document) => [document.id, String(document.get('name') ?? '')]))
  if (caller) names.set(caller.linkId, caller.link.name)
  return (link) => ({ name: link === null ? '' : (names.get(link) ?? ''), isStudio: link === null })
}
