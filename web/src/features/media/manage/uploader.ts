import type { UploadTask } from 'firebase/storage'
import { ApiFailure } from '../../../lib/api-failure.ts'
import type { StagedFile } from '../../../lib/drafts.ts'
import { type Job, type JobProgress, JobQueue } from '../../../lib/job-queue.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { requestUploadSlots, sendFile, type UploadRequest } from '../../dashboard/uploads.ts'
import { factsOf } from './facts-of.ts'
import { uploadOrder } from './upload-order.ts'
import { fingerprintOf, type Row, type RowState, type UploadKind, unfitness } from './upload-queue.ts'

/** Reads files for when they were taken; its code is large, and most uploads are in the order of names. */
const loadTakenAt = async () => (await import('./taken-at.ts')).takenAt
const noDate = async () => undefined

const unreadable = 'It cannot be read: it was moved or deleted, or is not on this device yet.'

/** Files that are sent at the same time. */
const atOnce = 3

/** Where it is kept which files arrived, so that they outlive the page. */
export interface Keeping {
  files: readonly StagedFile[]
  keep(file: StagedFile): void
  forget(ids: ReadonlySet<string>): void
}

/** What a row says of its job; one that is done goes on as the uploader says. */
const states: Readonly<Partial<Record<JobProgress['status'], RowState>>> = {
  waiting: 'waiting',
  running: 'sending',
  paused: 'paused',
}
const queued: ReadonlySet<RowState> = new Set(['waiting', 'sending', 'paused'])

/** Sends files, three at a time: each can be paused, cancelled and tried again. */
export class Uploader {
  /** The files, and how far each is. */
  readonly rows: Store<readonly Row[]>
  private readonly queue = new JobQueue({ atOnce })
  private readonly tasks = new Map<string, UploadTask>()
  private readonly kind: UploadKind
  private readonly keeping: Keeping
  /** Recordings are looked at one after the other: each is held in memory. */
  private looking: Promise<unknown> = Promise.resolve()

  constructor(kind: UploadKind, keeping: Keeping) {
    this.kind = kind
    this.keeping = keeping
    this.rows = createStore(
      keeping.files.map(
        ({ id, path, facts, ...file }): Row => ({ id, file, path, facts, state: 'arrived', sent: file.size }),
      ),
    )
    this.queue.progress.subscribe(() => this.follow())
  }

  /** Adds files to the choice: looked at, announced, and those that are there already named. */
  async choose(files: readonly File[]): Promise<void> {
    const chosen = files.map((file): Row => {
      const note = unfitness(this.kind, file) ?? undefined
      const state = note === undefined ? 'reading' : 'unfit'
      return { id: crypto.randomUUID(), file, source: file, sent: 0, note, state }
    })
    this.rows.set([...this.rows.get(), ...chosen])
    await this.announce(chosen.filter(({ state }) => state === 'reading'))
    this.next()
  }

  private async announce(rows: readonly Row[]): Promise<void> {
    const readable = await this.readAll(rows)
    if (readable.length === 0) return
    try {
      const places = await requestUploadSlots(readable.map(({ request }) => request))
      for (const [at, { id }] of readable.entries()) {
        const place = places[at]
        if (place?.refused !== undefined) this.change(id, { state: 'refused', note: place.refused })
        if (place?.path === undefined) continue
        const note = place.duplicate === undefined ? undefined : `It is there already, as ${place.duplicate}.`
        this.change(id, { path: place.path, note, state: note === undefined ? 'waiting' : 'duplicate' })
      }
    } catch (error) {
      const note = error instanceof ApiFailure ? error.message : 'It could not be announced.'
      for (const { id } of readable) this.change(id, { state: 'failed', note })
    }
  }

  /** What is announced of the files that can be read; others fail, each by itself: a cloud's placeholder, or one that was deleted. */
  private async readAll(rows: readonly Row[]): Promise<{ id: string; request: UploadRequest }[]> {
    const takenAt = this.kind === 'image' && uploadOrder() === 'taken' ? await loadTakenAt() : noDate
    const read: { id: string; request: UploadRequest }[] = []
    for (const { id, source: file } of rows) {
      if (!file) continue
      try {
        const fingerprint = await fingerprintOf(file)
        read.push({ id, request: { file, name: file.name, fingerprint, takenAt: await takenAt(file) } })
      } catch {
        this.change(id, { state: 'failed', note: unreadable })
      }
    }
    return read
  }

  /** Sends what waits, as far as there is room. */
  private next(): void {
    const jobs = this.rows.get().flatMap(({ id, state, source: file, path }): Job[] => {
      if (state !== 'waiting' || !file || path === undefined) return []
      return [{ id, run: (signal, onBytes) => this.send({ id, file, path }, signal, onBytes) }]
    })
    this.queue.add(jobs)
  }

  /** Shows how far the queue is with each file. */
  private follow(): void {
    const jobs = this.queue.progress.get()
    const followed = (row: Row): Row => {
      const job = jobs.get(row.id)
      if (!job || !queued.has(row.state)) return row
      const state = states[job.status]
      if (state) return { ...row, state, sent: job.bytes }
      const hasFailed = job.status === 'failed' && row.state !== 'waiting'
      return hasFailed ? { ...row, state: 'failed', note: 'It did not get through.' } : row
    }
    this.rows.set(this.rows.get().map(followed))
  }

  private async send(
    { id, file, path }: { id: string; file: File; path: string },
    signal: AbortSignal,
    onBytes: (bytes: number) => void,
  ): Promise<void> {
    const { task } = await sendFile(file, path)
    this.tasks.set(id, task)
    const cancel = () => task.cancel()
    if (signal.aborted) cancel()
    signal.addEventListener('abort', cancel)
    task.on('state_changed', ({ bytesTransferred }) => onBytes(bytesTransferred))
    try {
      await task
    } finally {
      this.tasks.delete(id)
    }
    this.change(id, { state: 'reading', sent: file.size })
    void this.arrive(id, file, path)
  }

  /** Looks at a file while its bytes are here, and keeps that it arrived. */
  private async arrive(id: string, file: File, path: string): Promise<void> {
    const looked = this.looking.then(() => factsOf(this.kind, file))
    this.looking = looked
    const facts = await looked
    // Cancelled meanwhile.
    if (!this.rows.get().some((row) => row.id === id)) return
    const { name, size, type } = file
    this.keeping.keep({ id, name, size, type, path, facts, at: Date.now() })
    this.change(id, { state: 'arrived', facts })
  }

  pause(id: string): void {
    if (this.tasks.get(id)?.pause()) this.queue.pause(id)
  }

  resume(id: string): void {
    if (this.tasks.get(id)?.resume()) this.queue.resume(id)
  }

  /** Sends what the admin wants all the same: a file that is there already. */
  sendAnyway(id: string): void {
    this.change(id, { state: 'waiting', note: undefined })
    this.next()
  }

  /** Takes a file out of the choice. */
  cancel(id: string): void {
    this.keeping.forget(new Set([id]))
    this.rows.set(this.rows.get().filter((row) => row.id !== id))
    this.queue.cancel(id)
  }

  /** Takes another file in the place of one that the server no longer has, or does not take. */
  replace(id: string, files: readonly File[]): Promise<void> {
    this.cancel(id)
    return this.choose(files)
  }

  /** Tries again what failed, or one of it; what has its place keeps it, and with it its place in the order. */
  async retryFailed(only?: string): Promise<void> {
    const failed = this.rows
      .get()
      .filter(({ id, state }) => state === 'failed' && (only === undefined || id === only))
    for (const { id, path } of failed) {
      const state = path === undefined ? 'reading' : 'waiting'
      this.change(id, { state, sent: 0, note: undefined })
    }
    await this.announce(failed.filter(({ path }) => path === undefined))
    this.next()
  }

  /** Files that arrived and are being registered from now on. */
  startAdding(): readonly Row[] {
    const arrived = this.rows.get().filter(({ state }) => state === 'arrived')
    for (const { id } of arrived) this.change(id, { state: 'adding' })
    return arrived
  }

  /** Gives back what could not be registered. */
  stopAdding(): void {
    for (const { id, state } of this.rows.get()) if (state === 'adding') this.change(id, { state: 'arrived' })
  }

  /** Notes what became of files that were registered. */
  settle(rows: readonly Row[], refused: readonly { file: string; msg: string }[]): void {
    this.keeping.forget(new Set(rows.map(({ id }) => id)))
    const reasons = new Map(refused.map(({ file, msg }) => [file, msg]))
    for (const { id, path = '' } of rows) {
      const note = reasons.get(path)
      this.change(id, note === undefined ? { state: 'done' } : { state: 'refused', note })
    }
  }

  /** Takes out of the choice what is done with. */
  tidy(): void {
    this.rows.set(this.rows.get().filter(({ state }) => state !== 'done' && state !== 'unfit'))
  }

  /** Gives up all of it, with what is kept. */
  giveUp(): void {
    this.keeping.forget(new Set(this.rows.get().map(({ id }) => id)))
    this.stop()
  }

  /** Sends no more; what is kept stays. */
  stop(): void {
    this.queue.cancelAll()
    this.rows.set([])
  }

  private change(id: string, change: Partial<Row>): void {
    this.rows.set(this.rows.get().map((row) => (row.id === id ? { ...row, ...change } : row)))
  }
}
