import type { UploadKind } from '@dlm/contract/media/media-types'
import { readStored, writeStored } from '../../../lib/storage/storage.ts'
import type { Row } from './upload-queue.ts'

/** The order of the photos of an upload in their album. */
export type UploadOrder = 'name' | 'taken'

/** A file of an upload, in order. */
export interface InOrder {
  row: Row
  /** Milliseconds, where the photos are ordered by it and the file says it. */
  takenAt: number | undefined
}

const key = 'dsp-upload-order'

/** 2.jpg is before 10.jpg. */
const names = new Intl.Collator('en', { numeric: true })

/** The last chosen order, from the local storage. */
export function uploadOrder(): UploadOrder {
  return readStored(key) === 'taken' ? 'taken' : 'name'
}

export function rememberUploadOrder(order: UploadOrder): void {
  writeStored(key, order)
}

const noDate = async () => undefined
/** Loads the reader of capture dates on demand: its code is large, and most uploads are sorted by name. */
const loadTakenAt = async () => (await import('./taken-at.ts')).takenAt

/** Files in the order of their list: by name, or photos by the date taken, with those that do not say it at the end. */
export async function inUploadOrder(kind: UploadKind, rows: readonly Row[]): Promise<InOrder[]> {
  const takenAt = kind === 'image' && uploadOrder() === 'taken' ? await loadTakenAt() : noDate
  const files: InOrder[] = []
  for (const row of rows) files.push({ row, takenAt: row.source && (await takenAt(row.source)) })
  const last = Number.MAX_SAFE_INTEGER
  return files.sort(
    (one, other) =>
      (one.takenAt ?? last) - (other.takenAt ?? last) ||
      names.compare(one.row.file.name, other.row.file.name),
  )
}
