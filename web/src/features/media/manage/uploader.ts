import type { UploadKind } from '@dlm/contract/media/media-types'
import { uploadTexts } from '@dlm/contract/media/upload.texts'
import type { UploadTask } from 'firebase/storage'
import { unfitness } from '../../../admin/form/inspect-file.ts'
import { sendFile } from '../../../admin/uploads.ts'
import { type Job, type JobProgress, JobQueue } from '../../../lib/job-queue.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { createStore, type Store } from '../../../lib/storage/store.ts'
import { factsOf } from './facts-of.ts'
import { FilmRenditions } from './film-renditions.ts'
import { registerInBatches } from './register-in-batches.ts'
import { requestSlots } from './request-slots.ts'
import type { Refused, Staged, UploadList } from './upload-list.ts'
import { inUploadOrder } from './upload-order.ts'
import { originalOf, progressOf, type Row, type RowState, resumed } from './upload-queue.ts'

/** Files that are sent at the same time. */
const atOnce = 3

/** Files whose slots are requested together: the first of many are sent while the others are read. */
const slotsAtOnce = 50

/** The state of a row by that of its job; the uploader sets the state of a finished one. */
const states: Readonly<Partial<Record<JobProgress['status'], RowState>>> = {
  waiting: 'waiting',
  running: 'sending',
  paused: 'paused',
}
const queued: ReadonlySet<RowState> = new Set(['waiting', 'sending', 'paused'])

/** Sends files, three at a time, with pause, cancel and retry; adds them to their list once all are uploaded. */
export class Uploader {
  /** The files with their progress. */
  readonly rows: Store<readonly Row[]>
  private readonly queue = new JobQueue({ atOnce })
  private readonly tasks = new Map<string, UploadTask>()
  private readonly kind: UploadKind
  private readonly staged: Staged
  private readonly list: UploadList
  /** Whether adding waits for the admin: the last attempt failed, or these files were uploaded before a reload. */
  readonly hasStopped: Store<boolean>
  /** Recordings are inspected one after the other: each is held in memory. */
  private looking: Promise<unknown> = Promise.resolve()
  private readonly renditions = new FilmRenditions((id, { note, ...change }) => {
    this.change(id, change)
    if (note !== undefined) this.addNote(id, note)
  })

  constructor(kind: UploadKind, staged: Staged, list: UploadList) {
    this.kind = kind
    this.staged = staged
    this.list = list
    this.hasStopped = createStore(staged.files.length > 0)
    this.rows = createStore<readonly Row[]>([
      ...staged.files.map(
        ({ id, path, facts, original, ...file }): Row => ({
          id,
          file,
          original,
          path,
          facts,
          state: 'uploaded',
          sent: file.size,
        }),
      ),
      ...staged.unsent.map(
        (original): Row => ({
          id: crypto.randomUUID(),
          file: { ...original, type: '' },
          original,
          state: 'missing',
          sent: 0,
        }),
      ),
    ])
    this.queue.progress.subscribe(() => this.follow())
    this.rows.subscribe(() => this.registerOnceComplete())
  }

  /** Adds files to the selection: inspects them, requests their upload slots, and marks duplicates. */
  async choose(files: readonly File[]): Promise<void> {
    const [before, added] = resumed(this.rows.get(), files)
    const chosen = added.map((file): Row => {
      const note = unfitness(this.kind, file) ?? undefined
      const state = note === undefined ? 'reading' : 'unfit'
      const original = originalOf(file)
      return { id: crypto.randomUUID(), file, source: file, original, sent: 0, note, state }
    })
    this.hasStopped.set(false)
    this.rows.set([...before, ...chosen])
    await this.requestSlots(chosen.filter(({ state }) => state === 'reading'))
  }

  /** Inspects files in the order of their list, and sends each as soon as it has a slot. */
  private async requestSlots(rows: readonly Row[]): Promise<void> {
    const ordered = await inUploadOrder(this.kind, rows)
    let startedAt: number | undefined
    for (let from = 0; from < ordered.length; from += slotsAtOnce) {
      const waiting = new Set(this.rows.get().map(({ id }) => id))
      const some = ordered.slice(from, from + slotsAtOnce).filter(({ row }) => waiting.has(row.id))
      const change = (id: string, changed: Partial<Row>) => this.change(id, changed)
      startedAt = (await requestSlots(this.kind, some, { from, startedAt }, change)) ?? startedAt
      this.next()
    }
  }

  /** Adds the waiting files to the queue. */
  private next(): void {
    const jobs = this.rows.get().flatMap(({ id, state, source: file, path }): Job[] => {
      if (state !== 'waiting' || !file || path === undefined) return []
      return [{ id, run: (signal, onBytes) => this.send({ id, file, path }, signal, onBytes) }]
    })
    this.queue.add(jobs)
  }

  /** Copies the progress of the queue to the rows. */
  private follow(): void {
    const jobs = this.queue.progress.get()
    const followed = (row: Row): Row => {
      const job = jobs.get(row.id)
      if (!job || !queued.has(row.state)) return row
      const state = states[job.status]
      if (state) return { ...row, state, sent: job.bytes }
      const hasFailed = job.status === 'failed' && row.state !== 'waiting'
      return hasFailed ? { ...row, state: 'failed', note: uploadTexts.notSent } : row
    }
    this.rows.set(this.rows.get().map(followed))
  }

  private async send(
    { id, file, path }: { id: string; file: File; path: string },
    signal: AbortSignal,
    onBytes: (bytes: number) => void,
  ): Promise<void> {
    if (this.kind === 'video') this.renditions.begin(id, file)
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
    void this.stage(id, file, path)
  }

  /** Reads the facts of an uploaded file while its bytes are here, and stores that it is staged. */
  private async stage(id: string, file: File, path: string): Promise<void> {
    const looked = this.looking.then(() => factsOf(this.kind, file))
    this.looking = looked
    const facts = { ...(await looked), ...(await this.renditions.send(id)) }
    const row = this.rows.get().find((each) => each.id === id)
    // Cancelled meanwhile.
    if (!row) return
    const { name, size, type } = file
    this.staged.add({ id, name, size, type, path, facts, original: row.original, at: Date.now() })
    this.change(id, { state: 'uploaded', facts })
  }

  pause(id: string): void {
    if (this.tasks.get(id)?.pause()) this.queue.pause(id)
  }

  resume(id: string): void {
    if (this.tasks.get(id)?.resume()) this.queue.resume(id)
  }

  /** Sends a file after the admin confirmed it. */
  sendAnyway(id: string): void {
    this.change(id, { state: 'waiting', note: undefined })
    this.next()
  }

  /** Sends all duplicates, too. */
  sendDuplicates(): void {
    for (const { id } of this.duplicates()) this.sendAnyway(id)
  }

  /** Removes all duplicates from the selection. */
  leaveOutDuplicates(): void {
    for (const { id } of this.duplicates()) this.cancel(id)
  }

  /** Removes the files that were not sent before a reload from the selection. */
  leaveOutMissing(): void {
    this.rows.set(this.rows.get().filter(({ state }) => state !== 'missing'))
  }

  private duplicates(): readonly Row[] {
    return this.rows.get().filter(({ state }) => state === 'duplicate')
  }

  /** Removes a file from the selection. */
  cancel(id: string): void {
    this.staged.remove(new Set([id]))
    this.rows.set(this.rows.get().filter((row) => row.id !== id))
    this.queue.cancel(id)
    this.renditions.stop(id)
  }

  /** Replaces a file that the server no longer has, or rejected. */
  replace(id: string, files: readonly File[]): Promise<void> {
    this.cancel(id)
    return this.choose(files)
  }

  /** Retries all failed files, or one; one with an upload slot uses it again, and has the same position in the order. */
  async retryFailed(only?: string): Promise<void> {
    const failed = this.rows
      .get()
      .filter(({ id, state }) => state === 'failed' && (only === undefined || id === only))
    for (const { id, path } of failed) {
      const state = path === undefined ? 'reading' : 'waiting'
      this.change(id, { state, sent: 0, note: undefined })
    }
    await this.requestSlots(failed.filter(({ path }) => path === undefined))
    this.next()
  }

  /** Adds uploaded files to their list in batches; those that were not added wait for another call. */
  async register(): Promise<void> {
    this.hasStopped.set(false)
    const uploaded = this.rows.get().filter(({ state }) => state === 'uploaded')
    const ids = new Set(uploaded.map(({ id }) => id))
    this.rows.set(this.rows.get().map((row) => (ids.has(row.id) ? { ...row, state: 'adding' } : row)))
    let added = 0
    try {
      await registerInBatches(uploaded, async (some) => {
        const refused = await this.list.register(some)
        this.applyResult(some, refused)
        added += some.length - refused.length
      })
      await this.list.onAdded(added)
    } catch (error) {
      this.hasStopped.set(true)
      for (const { id, state } of this.rows.get())
        if (state === 'adding') this.change(id, { state: 'uploaded' })
      notifyFailure(error)
    }
  }

  /** Adds the uploaded files once all selected ones are (SPEC §4), whichever screen is open. */
  private registerOnceComplete(): void {
    const { isComplete, isRegistering } = progressOf(this.rows.get())
    if (isComplete && !isRegistering && !this.hasStopped.get()) void this.register()
  }

  /** Applies the result of a registration to the rows. */
  private applyResult(rows: readonly Row[], refused: Refused): void {
    this.staged.remove(new Set(rows.map(({ id }) => id)))
    const reasons = new Map(refused.map(({ file, msg }) => [file, msg]))
    for (const { id, path = '' } of rows) {
      const note = reasons.get(path)
      this.change(id, note === undefined ? { state: 'done' } : { state: 'refused', note })
    }
  }

  /** Removes finished rows. */
  removeFinished(): void {
    this.rows.set(this.rows.get().filter(({ state }) => state !== 'done' && state !== 'unfit'))
  }

  /** Cancels everything and discards the staged files. */
  discard(): void {
    this.staged.remove(new Set(this.rows.get().map(({ id }) => id)))
    this.stop()
  }

  /** Stops sending; the staged files remain. */
  stop(): void {
    this.queue.cancelAll()
    for (const { id } of this.rows.get()) this.renditions.stop(id)
    this.rows.set([])
  }

  private addNote(id: string, added: string): void {
    const row = this.rows.get().find((each) => each.id === id)
    this.change(id, { note: row?.note ? `${row.note} ${added}` : added })
  }

  private change(id: string, change: Partial<Row>): void {
    this.rows.set(this.rows.get().map((row) => (row.id === id ? { ...row, ...change } : row)))
  }
}
