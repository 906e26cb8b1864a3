import { JobQueue } from '../../../lib/job-queue.ts'
import { fetchFile } from '../fetch-file.ts'
import type { ZipFile } from './zip-files.ts'

const atOnce = 4
/** Attempts per file: among many files some break off. */
const tries = 3

/** Fetches the files of a zip, some at a time, and caches them; a file that failed can be tried again. */
export class ZipFetcher {
  private readonly contents = new Map<string, Blob>()
  private readonly queue = new JobQueue({ atOnce, tries })

  /** Progress of each file, by its key. */
  readonly progress = this.queue.progress

  /** Fetches files that are not fetched or pending yet; failed ones are tried again. */
  fetch(files: readonly ZipFile[]): void {
    this.queue.add(
      files.map((file) => ({
        id: file.key,
        run: async (signal, onBytes) => {
          const content = await fetchFile(file, onBytes, signal)
          if (!signal.aborted) this.contents.set(file.key, content)
        },
      })),
    )
  }

  /** Aborts pending requests and discards all files. */
  cancel(): void {
    this.queue.cancelAll()
    this.contents.clear()
  }

  /** The bytes of a file that is done. */
  content(key: string): Blob | undefined {
    return this.contents.get(key)
  }

  /** Releases the bytes of saved files. */
  release(keys: readonly string[]): void {
    for (const key of keys) this.contents.delete(key)
  }
}
