import type { DocumentReference, DocumentSnapshot, Precondition } from 'firebase-admin/firestore'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'
import type { Context } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { renditionPath, type StoredPicture } from '../platform/storage.ts'
import { immutable, type PublicKind, publicFolder } from './media-paths.ts'
import { NotAPicture } from './opened-picture.ts'
import { makeRenditions, type Renditions, toStoredPicture } from './renditions.ts'
import { holdStaged, InvalidUploadError, pictureRefusal, readStaged } from './staged-file.ts'
import type { UploadDoc } from './upload.doc.ts'

/** A batch or a transaction. */
interface Writer {
  set(ref: DocumentReference, data: UploadDoc): unknown
  update(ref: DocumentReference, data: Partial<UploadDoc>, precondition: Precondition): unknown
  delete(ref: DocumentReference): unknown
}

/** Removes what is left over once the batch is written; the sweep does where a process died. */
export type Finish = () => Promise<void>

/**
 * A picture that no document names yet: its renditions have a folder of their own, since browsers cache by address, and a
 * record in `uploads` says so, by which the sweep removes it unless it is used.
 */
export interface StagedImage {
  stored: StoredPicture
  /** Writes, with the batch that names the picture, that its record is done with. Answers what is left to do then. */
  commit(batch: Writer): Finish
  /** Removes the picture, of which nothing came. */
  rollback(): Promise<void>
}

/** One that the server made of something else than an upload. */
interface MadeImage extends StagedImage {
  /** @param replaced a picture that no document names from now on: it is removed then */
  commit(batch: Writer, replaced?: StoredPicture | null): Finish
}

interface UploadedImage {
  /** Path of the staged file. */
  path: string
  /** Name of the form's field, for the refusal. */
  field: string
  kind: PublicKind
  id: string
  /** Folder that its own folder is made in, where that is not the public one of the kind and id. */
  root?: string
  make?: (bytes: Buffer) => Promise<Renditions>
}

/**
 * The renditions of an uploaded picture. The commit uses the upload up: of two that want the same one, the second fails.
 * @throws ApiError upload-not-valid, with the reason at the field
 */
export function stageUpload(context: Context<'admin'>, wanted: UploadedImage): Promise<StagedImage> {
  return holdStaged(context.platform, wanted.path, 'image', () => makeOfUpload(context, wanted))
}

async function makeOfUpload(
  { platform, caller }: Context<'admin'>,
  { path, field, kind, id, root = publicFolder(kind, id), make = makeRenditions }: UploadedImage,
): Promise<StagedImage> {
  const { db, objects } = platform
  const {
    uploadId,
    upload: { makes },
    seenAt,
    bytes,
  } = await readStaged(platform, caller.uid, path, 'image').catch((error) => {
    if (!(error instanceof InvalidUploadError)) throw error
    throw new ApiError('upload-not-valid', { msg: error.message, fields: { [field]: error.message } })
  })
  const upload = db.doc(`uploads/${uploadId}`)
  const folder = `${root}/${randomId(60)}`
  // From here on the sweep, or a repeated form, removes the folder unless it is used.
  const { writeTime } = await upload.update({ makes: folder }, { lastUpdateTime: seenAt }).catch((error) => {
    throw isConflict(error) ? new ApiError('upload-not-valid') : error
  })
  if (makes !== null) await objects.removePicture(makes)
  const renditions = await make(bytes ?? Buffer.alloc(0)).catch((error) => {
    if (!(error instanceof NotAPicture)) throw error
    const msg = pictureRefusal(error)
    throw new ApiError('upload-not-valid', { msg, fields: { [field]: msg } })
  })
  return {
    stored: await writeRenditions(platform, folder, renditions),
    commit(batch) {
      batch.update(upload, { makes: null, used: true }, { lastUpdateTime: writeTime })
      return async () => {
        await objects.remove(path)
        await upload.delete()
      }
    },
    rollback: () => objects.removePicture(folder),
  }
}

/** Renditions that the server made, written into this folder. */
export async function stageMade(
  { platform, caller }: Pick<Context<'member'>, 'platform' | 'caller'>,
  folder: string,
  made: Renditions,
): Promise<MadeImage> {
  const { db, objects, clock } = platform
  const record = db.collection('uploads').doc()
  const isLeft = (pictures: string) => orphanRecord(caller.uid, pictures, clock.now())
  await record.create(isLeft(folder))
  return {
    stored: await writeRenditions(platform, folder, made),
    commit(batch, replaced) {
      if (!replaced) {
        batch.delete(record)
        return async () => undefined
      }
      batch.set(record, isLeft(replaced.folder))
      return async () => {
        await objects.removePicture(replaced.folder)
        await record.delete()
      }
    },
    async rollback() {
      await objects.removePicture(folder)
      await record.delete()
    },
  }
}

/** Whether a document names a picture after all: a commit whose answer was lost is made again, and finds itself there. */
export function namesImage(document: DocumentSnapshot, { stored }: StagedImage): boolean {
  return document.get('cover.folder') === stored.folder
}

/** Writes renditions into a folder; what a document stores of them. Those that are not public are for no cache. */
async function writeRenditions(
  { objects }: Pick<Platform, 'objects'>,
  folder: string,
  made: Renditions,
): Promise<StoredPicture> {
  const stored = toStoredPicture(folder, made)
  for (const { width, webp } of made.renditions)
    await objects.write(renditionPath(stored, width), {
      bytes: webp,
      type: 'image/webp',
      ...(folder.startsWith('public/') && { cacheControl: immutable }),
    })
  return stored
}

/**
 * A record in `uploads` for a folder of pictures that no document references yet, or no longer: if a process dies before the
 * folder is referenced or removed, the daily sweep removes it.
 */
function orphanRecord(uid: string, folder: string, startedAt: number): UploadDoc {
  const file = { path: `${folder}/none`, name: '', type: '', fingerprint: null }
  return { uid, ...file, makes: folder, goesTo: null, used: false, startedAt }
}
