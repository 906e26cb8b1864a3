import type { DocumentReference, Precondition } from 'firebase-admin/firestore'
import { immutable, type PublicKind, publicFolder } from '../media/media-paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { makeRenditions, type Renditions, toStoredPicture } from '../platform/renditions.ts'
import { renditionPath, type StoredPicture } from '../platform/storage.ts'
import { InvalidUploadError, readStaged } from './staged-file.ts'
import type { UploadDoc } from './upload.doc.ts'

/** A batch or a transaction. */
interface Writer {
  update(ref: DocumentReference, data: Partial<UploadDoc>, precondition: Precondition): unknown
}

/** A picture made of a staged file. Nothing of it counts until the batch that names it is written. */
export interface Cover {
  stored: StoredPicture
  /** Uses the upload up, with the batch that stores the picture: of two that want the same one, the second fails. */
  use(batch: Writer): void
  /** Removes the staged file once it is used; the sweep does where a process died. */
  clear(): Promise<void>
  /** Removes the picture, of which nothing came. */
  discard(): Promise<void>
}

interface Wanted {
  platform: Platform
  uid: string
  /** Path of the staged file. */
  path: string
  /** Name of the form's field, for the refusal. */
  field: string
  kind: PublicKind
  id: string
  make?: (bytes: Buffer) => Promise<Renditions>
}

/** Writes renditions into a public folder; what a document stores of them. */
export async function writePublic(
  { objects }: Pick<Platform, 'objects'>,
  folder: string,
  made: Renditions,
): Promise<StoredPicture> {
  const stored = toStoredPicture(folder, made)
  for (const { width, webp } of made.renditions)
    await objects.write(renditionPath(stored, width), {
      bytes: webp,
      type: 'image/webp',
      cacheControl: immutable,
    })
  return stored
}

/**
 * The renditions of an uploaded picture, in a folder of their own, since caches keep what they got.
 * @throws ApiError upload-not-valid, with the reason at the field
 */
export async function makeCover(wanted: Wanted): Promise<Cover> {
  const { platform, uid, path, field, kind, id, make = makeRenditions } = wanted
  const { db, objects } = platform
  const {
    uploadId,
    upload: announced,
    seenAt,
    bytes,
  } = await readStaged(platform, uid, path, 'image').catch((error) => {
    if (!(error instanceof InvalidUploadError)) throw error
    throw new ApiError('upload-not-valid', { msg: error.message, fields: { [field]: error.message } })
  })
  const upload = db.doc(`uploads/${uploadId}`)
  const folder = `${publicFolder(kind, id)}/${randomId(60)}`
  // From here on the sweep knows what to remove if nothing comes of it; so does who sends the form again.
  const { writeTime } = await upload.update({ makes: folder }, { lastUpdateTime: seenAt }).catch((error) => {
    throw isConflict(error) ? new ApiError('upload-not-valid') : error
  })
  if (announced.makes !== null) await objects.removePicture(announced.makes)
  return {
    stored: await writePublic(platform, folder, await make(bytes ?? Buffer.alloc(0))),
    use: (batch) => void batch.update(upload, { makes: null, used: true }, { lastUpdateTime: writeTime }),
    async clear() {
      await objects.remove(path)
      await upload.delete()
    },
    discard: () => objects.removePicture(folder),
  }
}
