import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore'
import { type Finish, namesImage, type StagedImage } from '../files/staged-image.ts'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'

type Writes = (batch: WriteBatch) => void

/**
 * What belongs to one new or changed entry besides its document: its cover, further writes and work that follows. It is done in
 * this order: the cover is staged, one batch writes all documents, the upload of the cover is removed, and the follow-up runs.
 * Where the batch fails, the staged cover is removed.
 */
export class UnitOfWork {
  #image: StagedImage | undefined
  readonly #writes: Writes[] = []
  #followUp: (() => Promise<void>) | undefined

  /** The entry has this cover, whose renditions are stored already. */
  setImage(image: StagedImage): void {
    this.#image = image
  }

  /** Adds writes to the batch of the entry. */
  write(writes: Writes): void {
    this.#writes.push(writes)
  }

  /** Runs once everything is written. It may run twice, and not at all where the process ends. */
  followUp(work: () => Promise<void>): void {
    this.#followUp = work
  }

  /**
   * Does it all.
   * @param entry the document that has the cover
   * @param commit commits a batch that `fill` has filled; it may try several times, each with a new batch
   * @throws what `commit` throws
   */
  async run(
    entry: DocumentReference,
    commit: (fill: (batch: WriteBatch) => void) => Promise<void>,
  ): Promise<void> {
    let finish: Finish | undefined
    try {
      await commit((batch) => {
        finish = this.#image?.commit(batch)
        for (const write of this.#writes) write(batch)
      })
    } catch (error) {
      // After any other failure the batch may yet be written: the sweep decides.
      const isRefused = error instanceof ApiError || isConflict(error)
      if (isRefused && !(await this.isStored(entry))) await this.#image?.rollback()
      throw error
    }
    await finish?.()
    await this.#followUp?.()
  }

  /** Whether the entry has this cover, as it may after a commit whose answer was lost. */
  async isStored(entry: DocumentReference): Promise<boolean> {
    return this.#image !== undefined && namesImage(await entry.get(), this.#image)
  }
}
