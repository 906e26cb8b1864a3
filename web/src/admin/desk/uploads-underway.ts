import type { uploads } from '@dlm/contract/constants'
import { createStore, type Store } from '../../lib/storage/store.ts'

/** An upload into one list, as far as other screens of the dashboard show it. */
export interface UploadUnderway {
  kind: keyof typeof uploads
  /** Folder id of the album that photos go to. */
  fid: string | undefined
  /** Files that are uploaded, and that were chosen. */
  uploaded: number
  chosen: number
  /** Whether files are on their way; otherwise they wait for the admin. */
  isSending: boolean
}

/** Uploads that have not ended, by their lists. */
export const uploadsUnderway: Store<ReadonlyMap<string, UploadUnderway>> = createStore(new Map())

/** @param upload null once it has ended */
export function showUpload(list: string, upload: UploadUnderway | null): void {
  const all = new Map(uploadsUnderway.get())
  if (upload) all.set(list, upload)
  else if (!all.delete(list)) return
  uploadsUnderway.set(all)
}
