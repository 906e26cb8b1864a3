import { uploads } from '@dlm/contract/constants'
import type { MediaType } from '@dlm/contract/format/media-endings'
import { hasSignature, signatureBytes, typeByBytes } from '@dlm/contract/media/file-signatures'
import { mediaFormats, type UploadKind } from '@dlm/contract/media/media-types'
import type { Timestamp } from 'firebase-admin/firestore'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { roomOf } from '../platform/room.ts'
import { UnreadableFile } from './clean/byte-source.ts'
import type { Shot } from './clean/camera.ts'
import { isPicture, readPicture } from './clean/picture.ts'
import { isRecording } from './clean/recording.ts'
import { isPolyglot, kindOf } from './file-checks.ts'
import { checkEnd, checkPicture, NotAPicture, TooLargePicture } from './opened-picture.ts'
import { recordingChanges } from './recording-changes.ts'
import { UploadDoc } from './upload.doc.ts'

/** A file in the staging area that is what it says. */
export interface StagedFile {
  uploadId: string
  upload: UploadDoc
  /** The update time of the upload's record, as it was read. */
  seenAt: Timestamp
  type: MediaType
  /** Bytes as visitors get it: those that Storage counted, and of a sound the header that it lacks. */
  size: number
  /** The whole file of a picture, cleaned. */
  bytes: Buffer | null
  /** How a picture was taken. */
  shot: Shot
}

/** The staged file is not what it has to be; `message` says why, to the admin. */
export class InvalidUploadError extends Error {}

/** Why a picture cannot be shown, for people. */
export function pictureRefusal(error: NotAPicture | null): string {
  return error instanceof TooLargePicture
    ? error.message
    : 'The file is damaged and can’t be opened as an image.'
}

/** Bytes of staged pictures that an instance holds at the same time, whatever they become. */
const inRoom = roomOf(200_000_000)
/** A picture is held as it was sent, and cleaned. */
const copies = 2

/** Runs work on a staged file; one that holds a picture in memory waits for its room. Not to be called within itself. */
export async function holdStaged<T>(
  { objects }: Pick<Platform, 'objects'>,
  path: string,
  kind: UploadKind | null,
  work: () => Promise<T>,
): Promise<T> {
  if (kind !== 'image') return work()
  return inRoom(copies * ((await objects.find(path))?.size ?? 0), work)
}

const notPlayed = 'The file is damaged and can’t be read.'

const place = /^staging\/[^/]+\/([^/]+)\//

/** The record of the upload at this path, if it is this admin's. */
export async function readUpload(
  { db }: Platform,
  uid: string,
  path: string,
): Promise<Pick<StagedFile, 'uploadId' | 'upload' | 'seenAt'> | null> {
  const uploadId = place.exec(path)?.[1] ?? ''
  const snapshot = await db.doc(`uploads/${uploadId}`).get()
  if (!snapshot.updateTime) return null
  const upload = parseDocument(UploadDoc, snapshot)
  return upload.uid === uid && upload.path === path ? { uploadId, upload, seenAt: snapshot.updateTime } : null
}

/**
 * A staged file of this kind: requested by this admin, uploaded, of the size and the type it says; a picture can be
 * decoded, the parts of a video or a sound can be walked (DESIGN §6, SECURITY "Files").
 * @throws InvalidUploadError
 */
export async function readStaged(
  platform: Platform,
  uid: string,
  path: string,
  kind: UploadKind,
): Promise<StagedFile> {
  const { objects } = platform
  const [record, object] = await Promise.all([readUpload(platform, uid, path), objects.find(path)])
  if (!record || record.upload.used || !object)
    throw new InvalidUploadError('The file wasn’t uploaded. Upload it again.')
  const { type, size, encoding } = object
  // Downloads would be decompressed to other bytes; no browser compresses what it uploads here.
  if (encoding) throw new InvalidUploadError('The file is compressed. Upload the original.')
  if (kindOf(type) !== kind || type !== record.upload.type)
    throw new InvalidUploadError(`We don’t accept this type of ${kind}.`)
  if (size > uploads[kind].maxBytes) throw new InvalidUploadError('The file is too large.')
  const bytes = kind === 'image' ? await objects.read(path) : await objects.readPart(path, 0, signatureBytes)
  const media = type as MediaType
  if (!bytes || !hasSignature(bytes, media)) throw new InvalidUploadError(otherThan(kind, media, bytes))
  if (isRecording(media)) {
    const { insertion } = await recordingChanges(objects, path, media, size).catch((error) => {
      throw error instanceof UnreadableFile ? new InvalidUploadError(notPlayed) : error
    })
    const wholeSize = size + (insertion?.bytes.length ?? 0)
    return { ...record, type: media, size: wholeSize, bytes: null, shot: { camera: null, takenAt: null } }
  }
  if (isPolyglot(bytes, media)) throw new InvalidUploadError('The file contains more than an image.')
  const picture = isPicture(media) ? readPicture(bytes, media) : null
  if (!picture) throw new InvalidUploadError(pictureRefusal(null))
  const { clean, camera, takenAt, hasEnd } = picture
  try {
    await checkPicture(clean)
    if (!hasEnd) await checkEnd(clean)
  } catch (error) {
    throw error instanceof NotAPicture ? new InvalidUploadError(pictureRefusal(error)) : error
  }
  return { ...record, type: media, size, bytes: clean, shot: { camera, takenAt } }
}

/** What a file is that is not of its type. */
function otherThan(kind: UploadKind, type: MediaType, bytes: Buffer | null): string {
  const really = bytes && typeByBytes(kind, bytes)
  if (!really) return `Despite its name, this isn’t ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} file.`
  return `This file is ${mediaFormats[really].name}, but its name says ${mediaFormats[type].name}.`
}
