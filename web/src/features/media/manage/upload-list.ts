import type { Answer } from '@dlm/contract/contract'
import type { StagedFile } from '../../../lib/storage/drafts.ts'
import type { UnsentFile } from '../../../lib/storage/unsent-files.ts'
import type { Row } from './upload-queue.ts'

/** Storage of the uploaded files that are not in their list yet, which outlives the page. */
export interface Staged {
  files: readonly StagedFile[]
  /** Those that were chosen and not sent when the page was loaded again, which has lost their bytes. */
  unsent: readonly UnsentFile[]
  add(file: StagedFile): void
  remove(ids: ReadonlySet<string>): void
}

/** Files that the server refused, by their paths, with the reason. */
export type Refused = Answer<'add_photos'>['refused']

/** The list that files are uploaded to. */
export interface UploadList {
  /** Adds uploaded files to it; resolves with those that the server refused. */
  register(rows: readonly Row[]): Promise<Refused>
  /** Called after files were added. */
  onAdded(files: number): Promise<void>
}
