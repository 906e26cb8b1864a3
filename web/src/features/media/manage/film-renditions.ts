import { uploadTexts } from '@dlm/contract/media/upload.texts'
import { requestUploadSlots, sendFile } from '../../../admin/uploads.ts'
import { loadCode } from '../../../lib/code/load-code.ts'
import type { StagedFacts } from '../../../lib/storage/drafts.ts'
import type { Row } from './upload-queue.ts'

/** Changes the row of a film; a note is added to the one it has. */
type ChangeRow = (id: string, change: Pick<Row, 'making' | 'note'>) => void

/** A film whose smaller versions are made, or wait for that. */
interface Underway {
  stop: AbortController
  /** Null where this browser cannot make them. */
  result: Promise<readonly Blob[] | null>
}

/**
 * Makes the smaller versions of films while these are uploaded, one film after the other, and sends them once their film is there. A
 * failure is said in the row, and the film has none.
 */
export class FilmRenditions {
  private readonly underway = new Map<string, Underway>()
  private last: Promise<unknown> = Promise.resolve()
  private readonly change: ChangeRow

  constructor(change: ChangeRow) {
    this.change = change
  }

  /** Begins with those of a film, once those of the films before it are made. */
  begin(id: string, film: File): void {
    if (this.underway.has(id)) return
    const stop = new AbortController()
    const result = this.last.then(() => this.make(id, film, stop.signal))
    this.last = result.catch(() => undefined)
    this.underway.set(id, { stop, result })
  }

  private async make(id: string, film: File, signal: AbortSignal): Promise<readonly Blob[] | null> {
    signal.throwIfAborted()
    const { makeRenditions } = await loadCode(import('./make-renditions.ts'))
    let before = -1
    return makeRenditions(film, signal, (part) => {
      const percent = Math.floor(part * 100)
      if (percent !== before) this.change(id, { making: percent })
      before = percent
    })
  }

  /** Sends the versions of a film, as soon as they are made: what is registered with it. Never fails. */
  async send(id: string): Promise<Pick<StagedFacts, 'renditions'>> {
    const film = this.underway.get(id)
    if (!film) return {}
    const { signal } = film.stop
    try {
      const renditions = await film.result
      if (renditions === null) this.change(id, { note: uploadTexts.noVersions })
      return renditions?.length ? { renditions: await this.sendAll(renditions, signal) } : {}
    } catch {
      if (!signal.aborted) this.change(id, { note: uploadTexts.versionsFailed })
      return {}
    } finally {
      this.underway.delete(id)
      this.change(id, { making: undefined })
    }
  }

  private async sendAll(files: readonly Blob[], signal: AbortSignal): Promise<string[]> {
    const requests = files.map((file, at) => ({ file, name: `${at}.mp4` }))
    const { places } = await requestUploadSlots(requests)
    const paths: string[] = []
    for (const [at, file] of files.entries()) {
      const { path } = places[at] ?? {}
      if (path === undefined) throw new Error('no place for a smaller version')
      signal.throwIfAborted()
      const { task } = await sendFile(file, path)
      const cancel = () => task.cancel()
      signal.addEventListener('abort', cancel)
      await task
      signal.removeEventListener('abort', cancel)
      paths.push(path)
    }
    return paths
  }

  /** Stops those of a film that was taken back. */
  stop(id: string): void {
    this.underway.get(id)?.stop.abort()
    this.underway.delete(id)
  }
}
