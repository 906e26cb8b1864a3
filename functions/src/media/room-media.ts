import type { Picture } from '@dlm/contract/common.schema'
import type { RoomPiece, RoomPieceKind } from '@dlm/contract/rooms/rooms.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { type GrantedRoom, grantedRoom, pieceIn, roomFiles } from '../content/room-permit.ts'
import { pieceRef } from '../content/room-piece.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocuments, readQuery } from '../platform/reads.ts'
import { toPicture } from '../platform/storage.ts'
import { currentPieces, piecesOf } from '../rooms/room.doc.ts'
import { AlbumDoc } from './album.doc.ts'
import { toAlbum } from './album.repo.ts'
import { AudioDoc } from './audio.doc.ts'
import { PhotoDoc, pictureOf } from './photo.doc.ts'
import { readPhoto, toPhoto } from './photo.repo.ts'
import { toAudio, toVideo } from './recording.repo.ts'
import { withDownloads } from './room-access.ts'
import { VideoDoc } from './video.doc.ts'

/** What a client room shows: its cover, its albums, and what it has besides them. What was removed meanwhile is left out. */
export const room_media: Handler<'room_media'> = async ({ platform }, { grant }) => {
  const opened = await grantedRoom(platform, grant)
  if (!opened) throw new ApiError('room-not-found')
  const pieces = piecesOf(opened.room)
  const refs = pieces.map((piece) => pieceRef(platform, piece))
  const documents = refs.length > 0 ? await readDocuments(platform.db, refs) : []
  const { link } = opened

  function ofKind<T>(kind: RoomPieceKind, to: (document: DocumentSnapshot, piece: RoomPiece) => T): T[] {
    return pieces.flatMap((piece, at) => {
      const document = documents[at]
      return piece.kind === kind && document?.exists ? [to(document, piece)] : []
    })
  }
  const filesOf = (piece: RoomPiece) => roomFiles(platform, opened, piece)
  const cover = await coverOf(platform, opened)
  return {
    ...(cover && { cover }),
    albums: ofKind('album', (document, piece) =>
      toAlbum(filesOf(piece), document.id, withDownloads(parseDocument(AlbumDoc, document), link)),
    ),
    photos: ofKind('photo', (document, piece) =>
      toPhoto(filesOf(piece), document.id, withDownloads(parseDocument(PhotoDoc, document), link)),
    ),
    videos: ofKind('video', (document, piece) =>
      toVideo(filesOf(piece), document.id, withDownloads(parseDocument(VideoDoc, document), link)),
    ),
    audios: ofKind('audio', (document, piece) =>
      toAudio(filesOf(piece), document.id, withDownloads(parseDocument(AudioDoc, document), link)),
    ),
  }
}

/** The photo that was chosen for the cover of a room, or else its first one. */
async function coverOf(platform: Platform, opened: GrantedRoom): Promise<Picture | undefined> {
  const { coverPhoto } = opened.room
  const chosen = coverPhoto ? await readPhoto(platform, coverPhoto) : null
  const onCover = chosen?.picture ? { pid: coverPhoto, photo: chosen } : await firstPhoto(platform, opened)
  if (!onCover) return undefined
  const { pid, photo } = onCover
  const piece = pieceIn(opened, [
    { kind: 'photo', id: pid },
    { kind: 'album', id: photo.fid },
  ])
  const picture = pictureOf(photo)
  return piece && picture ? toPicture(roomFiles(platform, opened, piece), picture) : undefined
}

async function firstPhoto(
  platform: Platform,
  { room }: GrantedRoom,
): Promise<{ pid: string; photo: PhotoDoc } | undefined> {
  const first = currentPieces(room).find(({ kind }) => kind === 'album' || kind === 'photo')
  if (!first) return undefined
  if (first.kind === 'photo') {
    const photo = await readPhoto(platform, first.id)
    return photo ? { pid: first.id, photo } : undefined
  }
  const photos = platform.db.collection('photos').where('fid', '==', first.id)
  const [newest] = await readQuery(photos.orderBy('createdAt', 'desc').limit(1))
  return newest && { pid: newest.id, photo: parseDocument(PhotoDoc, newest) }
}
