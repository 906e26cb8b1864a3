import { registeredAlready } from '@dlm/contract/media/admin-media.texts'
import type { UploadKind } from '@dlm/contract/media/media-types'
import type { AuditedAction } from '@dlm/contract/users/users.schema'
import type { Transaction } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { binId } from '../content/bin.doc.ts'
import type { AdminContext } from '../content/content.ts'
import { entryIndex } from '../content/entry-index.ts'
import { parseDocument } from '../platform/documents.ts'
import { forEachConcurrent } from '../platform/for-each-concurrent.ts'
import type { Platform } from '../platform/platform.ts'
import { inTransaction } from '../platform/transaction.ts'
import { kindOf } from './file-checks.ts'
import { originalPath } from './media-paths.ts'
import { NotAPicture } from './opened-picture.ts'
import { placeFile } from './place-file.ts'
import type { Renditions } from './renditions.ts'
import {
  holdStaged,
  InvalidUploadError,
  pictureRefusal,
  readStaged,
  readUpload,
  type StagedFile,
} from './staged-file.ts'
import type { Finish, StagedImage } from './staged-image.ts'
import { UploadDoc } from './upload.doc.ts'

/** Files that one transaction registers. */
const batchSize = 100
/** Files that are checked, or moved, at the same time. */
const atOnce = 4

/** A file to register: checked, with what is stored of it. */
interface Checked<Doc> {
  id: string
  staged: StagedFile
  document: Doc
  /** Texts that are searched. */
  searchable: readonly string[]
  image?: StagedImage | undefined
  preview?: Renditions | undefined
  parts: readonly Part[]
}

/** A further staged file of what is registered, with an upload of its own. */
export interface Part {
  staged: StagedFile
  /** Object path that it is moved to. */
  goesTo: string
}

/** A file whose document is written. */
interface Written<Doc> extends Checked<Doc> {
  finish?: Finish | undefined
}

interface Named {
  /** File name as uploaded. */
  name: string
  /** Path in the staging area. */
  file: string
}

interface Registration<File extends Named, Doc extends Record<string, unknown>> {
  kind: UploadKind
  collection: 'photos' | 'videos' | 'audios'
  action: AuditedAction
  files: readonly File[]
  idOf(file: File): string
  /** Folder of this file's objects. */
  folderOf(id: string): string
  /** What is stored of a file; `original` is where it goes. May refuse. */
  describe(
    file: File,
    staged: StagedFile,
    original: string,
  ): Promise<{
    document: Doc
    image?: StagedImage
    preview?: Renditions | undefined
    parts?: readonly Part[]
  }>
  /** Paths of the further files that a file has in the staging area. */
  partsOf?(file: File): readonly string[]
  /** The document as it has to be by what `also` read. */
  placed?(id: string, document: NoInfer<Doc>): Doc
  searchable(document: NoInfer<Doc>): readonly string[]
  /** How a file is moved to its path, where that may change meanwhile. */
  move?: FileMover
  /** Reads what the registration depends on, and answers what else it writes. May refuse all of it. */
  also?(
    transaction: Transaction,
    added: readonly { id: string; document: NoInfer<Doc> }[],
  ): Promise<(transaction: Transaction) => void>
}

/** Moves a registered file from the staging area to its path. Idempotent. */
export type FileMover = (
  stores: Pick<Platform, 'db' | 'objects'>,
  upload: UploadDoc,
  preview?: Renditions,
) => Promise<void>

/** The result for each file. */
interface Registered<Doc> {
  registered: { id: string; document: Doc }[]
  refused: { name: string; file: string; msg: string }[]
}

/**
 * Registers uploaded files: each is checked, valid ones get their documents with the audit line, and then move to their
 * final paths (the sweep continues the moves of a process that died). Others are refused by name, and swept.
 */
export async function registerFiles<File extends Named, Doc extends Record<string, unknown>>(
  context: AdminContext,
  wanted: Registration<File, Doc>,
): Promise<Registered<Doc>> {
  const registered: Registered<Doc>['registered'] = []
  const refused: Registered<Doc>['refused'] = []
  for (let from = 0; from < wanted.files.length; from += batchSize) {
    const good: Checked<Doc>[] = []
    await forEachConcurrent(wanted.files.slice(from, from + batchSize), atOnce, async (file) => {
      try {
        good.push(await check(context, wanted, file))
      } catch (error) {
        if (!(error instanceof InvalidUploadError)) throw error
        refused.push({ name: file.name, file: file.file, msg: error.message })
      }
    })
    if (good.length === 0) continue
    const written = await write(context, wanted, good)
    for (const { document, staged } of good.filter(({ id }) => !written.some((each) => each.id === id)))
      refused.push({ name: String(document.name), file: staged.upload.path, msg: registeredAlready })
    await forEachConcurrent(written, atOnce, async ({ staged, parts, ...made }) => {
      // Those of a process that dies in between are moved when the same file is sent again, as long as it has not been moved.
      for (const part of parts) await moveToFinalPath(context.platform, part.staged.uploadId)
      await moveToFinalPath(context.platform, staged.uploadId, { ...made, move: wanted.move })
    })
    registered.push(...written.map(({ id, document }) => ({ id, document })))
  }
  return { registered, refused }
}

async function check<File extends Named, Doc extends Record<string, unknown>>(
  { platform, caller }: AdminContext,
  wanted: Registration<File, Doc>,
  file: File,
): Promise<Checked<Doc>> {
  const id = wanted.idOf(file)
  const { db } = platform
  // Sent again after a process died: what was registered gets to its place now, and not with the sweep.
  const record = await readUpload(platform, caller.uid, file.file)
  if (record && record.upload.goesTo !== null) {
    for (const path of wanted.partsOf?.(file) ?? []) {
      const part = await readUpload(platform, caller.uid, path)
      if (part) await moveToFinalPath(platform, part.uploadId)
    }
    await moveToFinalPath(platform, record.uploadId, { move: wanted.move })
    throw new InvalidUploadError(registeredAlready)
  }
  const taken = await db.getAll(
    db.doc(`${wanted.collection}/${id}`),
    db.doc(`bin/${binId(binKind[wanted.collection], id)}`),
  )
  if (taken.some(({ exists }) => exists)) throw new InvalidUploadError(registeredAlready)
  return holdStaged(platform, file.file, wanted.kind, async () => {
    const staged = await readStaged(platform, caller.uid, file.file, wanted.kind)
    const original = originalPath(wanted.folderOf(id), staged.type)
    const {
      document,
      image,
      preview,
      parts = [],
    } = await wanted.describe(file, staged, original).catch((error) => {
      throw error instanceof NotAPicture ? new InvalidUploadError(pictureRefusal(error)) : error
    })
    const searchable = wanted.searchable(document)
    // The bytes are not needed any more: those of a hundred pictures would be.
    return { id, staged: { ...staged, bytes: null }, document, searchable, image, preview, parts }
  })
}

const binKind = { photos: 'photo', videos: 'video', audios: 'audio' } as const

/** Writes the files that were not registered meanwhile, as by the same request sent twice; answers these. */
async function write<File extends Named, Doc extends Record<string, unknown>>(
  context: AdminContext,
  { collection, action, folderOf, also, placed }: Registration<File, Doc>,
  good: readonly Checked<Doc>[],
): Promise<readonly Written<Doc>[]> {
  const { db } = context.platform
  return inTransaction(db, async (transaction) => {
    const stagedOf = ({ staged, parts }: Checked<Doc>) => [staged, ...parts.map((part) => part.staged)]
    const records = await transaction.getAll(
      ...good.flatMap(stagedOf).map(({ uploadId }) => db.doc(`uploads/${uploadId}`)),
    )
    const waiting = new Set(records.filter((record) => record.get('goesTo') === null).map(({ id }) => id))
    const free = good.filter((file) => stagedOf(file).every(({ uploadId }) => waiting.has(uploadId)))
    if (free.length === 0) return free
    const alsoWrite = await also?.(transaction, free)
    const written = free.map(
      (file): Written<Doc> => ({
        ...file,
        document: placed?.(file.id, file.document) ?? file.document,
        finish: file.image?.commit(transaction),
      }),
    )
    for (const { id, staged, document, searchable, parts } of written) {
      transaction.create(db.doc(`${collection}/${id}`), {
        ...document,
        ...entryIndex(document, searchable),
        revision: 0,
      })
      transaction.update(db.doc(`uploads/${staged.uploadId}`), {
        goesTo: originalPath(folderOf(id), staged.type),
        name: String(document.name),
        ...(collection === 'photos' && { photo: { fid: document.fid, pid: id } }),
      })
      for (const part of parts)
        transaction.update(db.doc(`uploads/${part.staged.uploadId}`), {
          goesTo: part.goesTo,
          name: String(document.name),
        })
    }
    alsoWrite?.(transaction)
    const names = written.map(({ document }) => String(document.name))
    writeAuditEntry(transaction, context, action, { subject: collection, name: names.join(', ') })
    return written
  })
}

/** Moves a registered file to its path, and removes its upload. Idempotent. */
export async function moveToFinalPath(
  stores: Pick<Platform, 'db' | 'objects'>,
  uploadId: string,
  {
    move = moveStagedFile,
    finish,
    preview,
  }: Pick<Written<unknown>, 'finish' | 'preview'> & { move?: FileMover | undefined } = {},
): Promise<void> {
  const ref = stores.db.doc(`uploads/${uploadId}`)
  const snapshot = await ref.get()
  if (!snapshot.exists) return
  const upload = parseDocument(UploadDoc, snapshot)
  if (upload.goesTo === null) return
  await holdStaged(stores, upload.path, kindOf(upload.type), () => move(stores, upload, preview))
  await stores.objects.remove(upload.path)
  await finish?.()
  await ref.delete()
}

/** Moves a file to the path that its upload names. */
export const moveStagedFile: FileMover = async (stores, upload) => {
  if (upload.goesTo !== null) await placeFile(stores, upload, upload.goesTo)
}
