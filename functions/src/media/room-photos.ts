import type { Photo } from '@dlm/contract/media/media.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { grantedRoom, pieceIn, roomFiles } from '../content/room-permit.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import type { MediaList } from './encoded-list.ts'
import { PhotoDoc } from './photo.doc.ts'
import { openPhotos, toPhoto } from './photo.repo.ts'
import { withDownloads } from './room-access.ts'

/**
 * The photos of the client room of a grant, of whatever piece each is, to be asked for by their ids.
 * @throws ApiError room-not-found for any other grant
 */
export async function roomPhotos(platform: Platform, grant: string): Promise<MediaList<Photo>> {
  const opened = await grantedRoom(platform, grant)
  if (!opened) throw new ApiError('room-not-found')
  const pieceOf = (document: DocumentSnapshot) =>
    pieceIn(opened, [
      { kind: 'photo', id: document.id },
      { kind: 'album', id: String(document.get('fid')) },
    ])
  return {
    ...openPhotos(platform),
    has: (document) => pieceOf(document) !== undefined,
    parse(document) {
      const piece = pieceOf(document)
      if (!piece) throw new Error(`photos/${document.id} is not in the room`)
      const photo = withDownloads(parseDocument(PhotoDoc, document), opened.link)
      return toPhoto(roomFiles(platform, opened, piece), document.id, photo)
    },
  }
}
