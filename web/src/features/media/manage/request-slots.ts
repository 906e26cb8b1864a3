import type { UploadPlace } from '@dlm/contract/dashboard/dashboard.schema'
import type { UploadKind } from '@dlm/contract/media/media-types'
import { uploadTexts } from '@dlm/contract/media/upload.texts'
import { type InspectedFile, inspectFile, UnfitFile, unreadable } from '../../../admin/form/inspect-file.ts'
import { rareVideo, trackFormats } from '../../../admin/form/track-formats.ts'
import { requestUploadSlots, type UploadRequest } from '../../../admin/uploads.ts'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { loadCode } from '../../../lib/code/load-code.ts'
import type { InOrder } from './upload-order.ts'
import { fingerprintOf, type Row } from './upload-queue.ts'

/** Changes the row of a file. */
export type ChangeRow = (id: string, change: Partial<Row>) => void

/** Where in an upload some files are: how many are before them, and when it began, by the server's clock. */
interface Position {
  from: number
  startedAt: number | undefined
}

/** An inspected file and its request. */
interface Readable {
  id: string
  request: UploadRequest
  /** Why the admin may not want to send it. */
  doubt: string | undefined
}

const duplicateNote = ({ name, album }: NonNullable<UploadPlace['duplicate']>) =>
  album === undefined ? uploadTexts.duplicateOf(name) : uploadTexts.duplicateIn(album, name)

/**
 * Inspects files and requests their slots; each row says what came of it.
 * @returns when the upload began, by the server's clock; undefined where it did not answer
 */
export async function requestSlots(
  kind: UploadKind,
  files: readonly InOrder[],
  position: Position,
  change: ChangeRow,
): Promise<number | undefined> {
  const readable = await readAll(kind, files, change)
  if (readable.length === 0) return undefined
  try {
    const requests = readable.map(({ request }) => request)
    const { places, startedAt } = await requestUploadSlots(requests, position)
    for (const [at, file] of readable.entries()) {
      const place = places[at]
      if (place) change(file.id, withSlot(place, file))
    }
    return startedAt
  } catch (error) {
    const note = error instanceof ApiFailure ? error.message : uploadTexts.noServer
    for (const { id } of readable) change(id, { state: 'failed', note })
    return undefined
  }
}

/** What a row becomes once the server has answered for its file. */
function withSlot({ refused, path, duplicate }: UploadPlace, { doubt }: Readable): Partial<Row> {
  if (refused !== undefined) return { state: 'refused', note: refused }
  if (path === undefined) return {}
  if (duplicate) return { path, note: duplicateNote(duplicate), album: duplicate.album, state: 'duplicate' }
  return { path, ...(doubt ? { note: doubt, state: 'doubtful' } : { state: 'waiting' }) }
}

/** The requests for readable files; each unreadable one fails alone, such as a cloud's placeholder or a deleted file. */
async function readAll(
  kind: UploadKind,
  files: readonly InOrder[],
  change: ChangeRow,
): Promise<readonly Readable[]> {
  const read: Readable[] = []
  for (const { row, takenAt } of files) {
    const { id, source } = row
    if (!source) continue
    try {
      const inspected = await inspectFile(kind, source)
      const { file, note, doubt } = kind === 'video' ? await withoutDoubt(inspected) : inspected
      change(id, { file, source: file, note })
      const fingerprint = await fingerprintOf(file)
      read.push({ id, doubt, request: { file, name: file.name, fingerprint, takenAt } })
    } catch (error) {
      const isUnfit = error instanceof UnfitFile
      change(id, isUnfit ? { state: 'unfit', note: error.message } : { state: 'failed', note: unreadable })
    }
  }
  return read
}

/** The same film, and what is done about a format that many browsers do not play, where this one can do it. */
async function withoutDoubt(film: InspectedFile): Promise<InspectedFile> {
  if (!film.doubt) return film
  const format = rareVideo(await trackFormats(film.file))
  if (format === null) return film
  const { canMakeRenditions } = await loadCode(import('./make-renditions.ts'))
  if (!(await canMakeRenditions(film.file))) return film
  return { file: film.file, note: [film.note, uploadTexts.converted(format)].filter(Boolean).join(' ') }
}
