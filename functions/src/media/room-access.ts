import type { AlbumDownloads } from '@dlm/contract/media/media.schema'
import type { RoomPiece } from '@dlm/contract/rooms/rooms.schema'
import { grantedRoom, pieceIn, roomFiles } from '../content/room-permit.ts'
import type { Platform } from '../platform/platform.ts'
import type { FileAddresses } from '../platform/storage.ts'

/** How a client sees a piece of a room: at addresses of the room, with the downloads of the client's link. */
export interface RoomAccess {
  files: FileAddresses
  downloads: AlbumDownloads
}

/** What a grant of a room opens of these; null where the room has none of them, and for any other grant. */
export async function roomAccess(
  platform: Platform,
  grant: string | undefined,
  pieces: readonly RoomPiece[],
): Promise<RoomAccess | null> {
  const opened = await grantedRoom(platform, grant)
  const piece = opened && pieceIn(opened, pieces)
  return piece ? { files: roomFiles(platform, opened, piece), downloads: opened.link.downloads } : null
}

/** A document of media with the downloads that a room's link allows, where it is seen there. */
export function withDownloads<Doc extends { downloads: AlbumDownloads }>(
  document: Doc,
  access: Pick<RoomAccess, 'downloads'> | null | undefined,
): Doc {
  return access ? { ...document, downloads: access.downloads } : document
}
