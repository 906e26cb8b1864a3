import { Id } from '@dlm/contract/common.schema'
import { durations } from '@dlm/contract/durations'
import { editors, isOneOf } from '@dlm/contract/roles'
import { isSamePiece } from '@dlm/contract/rooms/pieces'
import { RoomPiece } from '@dlm/contract/rooms/rooms.schema'
import { adminRoleOf, UserDoc } from '../accounts/user.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import { issuePermit, permitEnd } from '../platform/permits.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument } from '../platform/reads.ts'
import type { FileAddresses } from '../platform/storage.ts'
import { piecesOf, RoomDoc } from '../rooms/room.doc.ts'
import { hasEnded, isStudioLink, RoomLinkDoc } from '../rooms/room-link.doc.ts'

/** A room that one of its links opens now. */
export interface OpenRoom {
  id: string
  room: RoomDoc
  linkId: string
  link: RoomLinkDoc
}

/** A room that a grant opens, until `endsAt` (ms). */
export interface GrantedRoom extends OpenRoom {
  endsAt: number
}

/** `room_`, the link's id, and a permit. */
const grantShape = /^room_([A-Za-z0-9_-]{1,64})_([1-9]\d{12}[A-Za-z0-9_-]{43})$/
/** `/room_files/{link}/{kind}-{id}/{object path}`, letter by letter: nothing in it is decoded or resolved. */
const fileShape =
  /^\/room_files\/([A-Za-z0-9_-]{1,64})\/((album|photo|video|audio)-([A-Za-z0-9_-]{1,64})\/((?:withheld\/)?(?:public|locked)\/[A-Za-z0-9_./-]{1,300}))$/

/** What ends each permit of a link once it becomes another: its address, its PIN, or what may be downloaded. */
export function bindingOf({ secretHash, pin, downloads }: RoomLinkDoc): string {
  return JSON.stringify([secretHash, pin, downloads])
}

/** The room of a link, where both are there and the link has not ended. */
async function findRoom({ db, clock }: Platform, linkId: string): Promise<OpenRoom | null> {
  if (!Id.safeParse(linkId).success) return null
  const stored = await readDocument(db.doc(`roomLinks/${linkId}`))
  if (!stored.exists) return null
  const link = parseDocument(RoomLinkDoc, stored)
  if (hasEnded(link, clock.now())) return null
  if (isStudioLink(link) && !(await isStillEditor(db, link.studio))) return null
  const room = await readDocument(db.doc(`rooms/${link.room}`))
  return room.exists ? { id: room.id, room: parseDocument(RoomDoc, room), linkId, link } : null
}

/** Whether an account is still that of an admin who manages rooms: what the studio sees of a room ends with the role. */
async function isStillEditor(db: Platform['db'], uid: string): Promise<boolean> {
  const account = await readDocument(db.doc(`users/${uid}`))
  return account.exists && isOneOf(editors, adminRoleOf(parseDocument(UserDoc, account)))
}

/** A grant for the room of a link: signed, and stored nowhere. */
export function issueRoomGrant(
  platform: Platform,
  linkId: string,
  link: RoomLinkDoc,
): { grant: string; endsAt: number } {
  const endsAt = platform.clock.now() + durations.roomGrant * 1000
  return {
    grant: `room_${linkId}_${issuePermit(platform, 'room-grant', linkId, bindingOf(link), endsAt)}`,
    endsAt,
  }
}

/** Whether a text is meant as a grant of a room, valid or not; that of an album has no name. */
export function isRoomGrant(grant: string | undefined): grant is string {
  return grant?.startsWith('room_') === true
}

/** The room that a grant opens now; null for any other text. The link is read at each call, so that what revokes it ends the grant. */
export async function grantedRoom(
  platform: Platform,
  grant: string | undefined,
): Promise<GrantedRoom | null> {
  const [, linkId, permit] = grantShape.exec(grant ?? '') ?? []
  if (linkId === undefined) return null
  const opened = await findRoom(platform, linkId)
  const endsAt = opened && permitEnd(platform, 'room-grant', linkId, bindingOf(opened.link), permit)
  return opened && endsAt ? { ...opened, endsAt } : null
}

/** The first of these pieces that a room has. */
export function pieceIn({ room }: OpenRoom, pieces: readonly RoomPiece[]): RoomPiece | undefined {
  const own = piecesOf(room)
  return pieces.find((piece) => own.some(isSamePiece(piece)))
}

/** The addresses of the files of a piece, wherever they are stored, until the grant ends. */
export function roomFiles(platform: Platform, opened: GrantedRoom, { kind, id }: RoomPiece): FileAddresses {
  const { linkId, link, endsAt } = opened
  return {
    url(path) {
      const file = `${kind}-${id}/${path}`
      const key = issuePermit(platform, 'room-file', `${linkId}/${file}`, bindingOf(link), endsAt)
      return `/room_files/${linkId}/${file}?key=${key}`
    },
  }
}

/**
 * What `roomFiles` made an address of: the object's path, and until when (ms) it is valid. Null once the link has ended or its piece is
 * no longer in the room, and for any other address.
 */
export async function roomObject(
  platform: Platform,
  path: string,
  key: string | null,
): Promise<{ object: string; endsAt: number } | null> {
  const [, linkId, file, kind, id, object] = fileShape.exec(path) ?? []
  const { data: piece } = RoomPiece.safeParse({ kind, id })
  if (linkId === undefined || object === undefined || !piece || key === null) return null
  const opened = await findRoom(platform, linkId)
  if (!opened || !pieceIn(opened, [piece])) return null
  const endsAt = permitEnd(platform, 'room-file', `${linkId}/${file}`, bindingOf(opened.link), key)
  return endsAt === null ? null : { object, endsAt }
}
