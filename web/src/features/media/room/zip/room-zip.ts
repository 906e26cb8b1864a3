import { roomZipTexts } from '@dlm/contract/rooms/room-zip.texts'
import { callApi } from '../../../../lib/api/api.ts'
import { ApiFailure } from '../../../../lib/api/api-failure.ts'
import { buildZip } from '../../../../lib/build-zip.ts'
import { safeName } from '../../../../lib/format/safe-names.ts'
import { notify, notifyFailure } from '../../../../lib/notify.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { createStore } from '../../../../lib/storage/store.ts'
import { isPaused } from '../../zip/is-paused.ts'
import { intoParts } from '../../zip/parts.ts'
import { ZipFetcher } from '../../zip/zip-fetcher.ts'
import type { ZipFile } from '../../zip/zip-files.ts'
import type { WithRoomGrant } from '../room-reads.ts'
import { withNewAddresses } from './room-zip-files.ts'

/** How far a download is. Part `at` (from 0) is the one that is downloaded, or comes next. */
export interface RoomZipStatus {
  step: 'idle' | 'starting' | 'fetching' | 'failed' | 'packing'
  at: number
  /** Files of this part that failed. */
  failed: readonly ZipFile[]
  /** How much of the part is packed, 0 to 100. */
  percent: number
}

interface Options {
  files: readonly ZipFile[]
  /** What the zip is called, without its ending. */
  name: string
  withGrant: WithRoomGrant
  /** All is saved, or the link has ended. */
  onEnd(): void
}

/** Refusals after which a link opens its room no more. */
const ends: readonly string[] = ['room-not-found', 'room-ended', 'room-pin-required']

/**
 * Photos of a client room as zips of at most 250 MB, one after the other: only the files of one are in memory. It ends where the link does,
 * also between two files.
 */
export class RoomZip {
  readonly parts: readonly ZipFile[][]
  readonly status = createStore<RoomZipStatus>({ step: 'idle', at: 0, failed: [], percent: 0 })
  private readonly fetcher = new ZipFetcher()
  /** How far each file is, by its key. */
  readonly progress = this.fetcher.progress
  private readonly options: Options
  private run = new AbortController()

  constructor(options: Options) {
    this.options = options
    this.parts = intoParts(options.files)
  }

  /** Fetches the next part, and saves it. */
  async start(): Promise<void> {
    const { at } = this.status.get()
    this.change({ step: 'starting' })
    if (at === 0 && (await isPaused(this.options.files))) return this.change({ step: 'idle' })
    await this.fetch(this.part)
  }

  /** Fetches what failed again. */
  async retry(): Promise<void> {
    const { failed } = this.status.get()
    this.change({ step: 'starting' })
    await this.fetch(failed)
  }

  /** Saves the part without what failed. */
  async saveWithoutFailed(): Promise<void> {
    await this.save(this.run.signal).catch((error) => this.end(error))
  }

  /** Ends what is under way; the part can be started again. */
  cancel(): void {
    this.run.abort()
    this.fetcher.cancel()
    this.change({ step: 'idle', failed: [] })
  }

  private get part(): readonly ZipFile[] {
    return this.parts[this.status.get().at] ?? []
  }

  private change(changed: Partial<RoomZipStatus>): void {
    this.status.set({ ...this.status.get(), ...changed })
  }

  private async fetch(files: readonly ZipFile[]): Promise<void> {
    this.run.abort()
    this.run = new AbortController()
    const { signal } = this.run
    try {
      this.fetcher.fetch(await withNewAddresses(this.options.withGrant, files, signal))
      if (signal.aborted) return this.fetcher.cancel()
      this.change({ step: 'fetching', failed: [] })
      await this.settled(signal)
      if (signal.aborted) return
      const failed = this.withStatus('failed')
      if (failed.length > 0) return this.change({ step: 'failed', failed })
      await this.save(signal)
    } catch (error) {
      if (!signal.aborted) this.end(error)
    }
  }

  /** Waits for the files of the part. At the first that fails, and after the last, it asks whether the link still opens the room. */
  private async settled(signal: AbortSignal): Promise<void> {
    let checked = 0
    while (!signal.aborted) {
      const failed = this.withStatus('failed')
      const isOver = this.withStatus('done').length + failed.length === this.part.length
      if (failed.length > checked && (checked === 0 || isOver)) {
        checked = failed.length
        await withNewAddresses(this.options.withGrant, failed.slice(0, 1), signal).catch((error) => {
          if (hasEnded(error)) throw error
        })
      } else if (isOver) return
      else await nextChange(this.progress, signal)
    }
  }

  private withStatus(status: 'done' | 'failed'): ZipFile[] {
    const progress = this.progress.get()
    return this.part.filter(({ key }) => progress.get(key)?.status === status)
  }

  private async save(signal: AbortSignal): Promise<void> {
    const { at } = this.status.get()
    const [part, count] = [this.part, this.parts.length]
    const contents = part.flatMap(({ key, name }) => {
      const content = this.fetcher.content(key)
      return content ? [{ name, content }] : []
    })
    this.change({ step: 'packing', percent: 0 })
    if (contents.length > 0) {
      const zip = await buildZip(contents, (percent) => this.change({ percent }))
      if (signal.aborted) return
      saveFile(safeName(this.options.name, count === 1 ? '.zip' : ` ${at + 1} of ${count}.zip`), zip)
    }
    // Statistics only: a failure is ignored.
    if (at === 0) void callApi('made_zip', {}).catch(() => undefined)
    this.fetcher.cancel()
    this.change({ step: 'idle', at: at + 1, failed: [] })
    if (at + 1 < count) return
    void notify(roomZipTexts.saved(count))
    this.options.onEnd()
  }

  private end(error: unknown): void {
    this.cancel()
    if (hasEnded(error)) {
      void notify(roomZipTexts.ended)
      this.options.onEnd()
    } else notifyFailure(error)
  }
}

const hasEnded = (error: unknown) => error instanceof ApiFailure && ends.includes(error.code)

function nextChange(
  { subscribe }: { subscribe(listener: () => void): () => void },
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const unsubscribe = subscribe(done)
    signal.addEventListener('abort', done)
  })
}
