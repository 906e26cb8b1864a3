import type { Answer } from '@dlm/contract/contract'
import type { UploadPlace } from '@dlm/contract/dashboard/dashboard.schema'
import type { UploadKind } from '@dlm/contract/media/media-types'
import type { UploadTask } from 'firebase/storage'
import { inspectFile, UnfitFile, unfitness, unreadable } from '../../../admin/form/inspect-file.ts'
import { requestUploadSlots, sendFile, type UploadRequest } from '../../../admin/uploads.ts'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { type Job, type JobProgress, JobQueue } from '../../../lib/job-queue.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import type { StagedFile } from '../../../lib/storage/drafts.ts'
import { createStore, type Store } from '../../../lib/storage/store.ts'
import { factsOf } from './facts-of.ts'
import { registerByRounds } from './register-by-rounds.ts'
import { uploadOrder } from './upload-order.ts'
import { fingerprintOf, progressOf, type Row, type RowState } from './upload-queue.ts'

/** Reads files for when they were taken; its code is large, and most uploads are in the order of names. */
const loadTakenAt = async () => (await import('./taken-at.ts')).takenAt
const noDate = async () => undefined

const duplicateNote = ({ name, album }: NonNullable<UploadPlace['duplicate']>) =>
  `It is ${album === undefined ? 'there' : `in “${album}”`} already, as ${name}.`

/** Files that are sent at the same time. */
const atOnce = 3

/** Where it is kept which files arrived, so that they outlive the page. */
export interface Staged {
  files: readonly StagedFile[]
  keep(file: StagedFile): void
  forget(ids: ReadonlySet<string>): void
}

/** Files that the server did not take, by their places, with the reason. */
export type Refused = Answer<'add_photos'>['refused']

/** The list that files are uploaded to. */
export interface UploadList {
  /** Puts uploaded files into it; resolves with those that the server refused. */
  register(rows: readonly Row[]): Promise<Refused>
  /** Shows that files were added. */
  onAdded(files: number): Promise<void>
}

/** A file whose bytes were looked at, as it is requested. */
interface Readable {
  id: string
  request: UploadRequest
  /** Why the admin may not want to send it. */
  doubt: string | undefined
}

/** What a row says of its job; one that is done goes on as the uploader says. */
const states: Readonly<Partial<Record<JobProgress['status'], RowState>>> = {
  waiting: 'waiting',
  running: 'sending',
  paused: 'paused',
}
const queued: ReadonlySet<RowState> = new Set(['waiting', 'sending', 'paused'])

/** Sends files, three at a time, each of which can be paused, cancelled and tried again; adds them to their list once all have arrived. */
export class Uploader {
  /** The files, and how far each is. */
  readonly rows: Store<readonly Row[]>
  private readonly queue = new JobQueue({ atOnce })
  private readonly tasks = new Map<string, UploadTask>()
  private readonly kind: UploadKind
  private readonly staged: Staged
  private readonly list: UploadList
  /** Whether it waits for a word before it adds: the last attempt failed, or files that had arrived were found here. */
  readonly hasStopped: Store<boolean>
  /** Recordings are looked at one after the other: each is held in memory. */
  private looking: Promise<unknown> = Promise.resolve()

  constructor(kind: UploadKind, staged: Staged, list: UploadList) {
    this.kind = kind
    this.staged = staged
    this.list = list
    this.hasStopped = createStore(staged.files.length > 0)
    this.rows = createStore(
      staged.files.map(
        ({ id, path, facts, ...file }): Row => ({ id, file, path, facts, state: 'arrived', sent: file.size }),
      ),
    )
    this.queue.progress.subscribe(() => this.follow())
    this.rows.subscribe(() => this.registerOnceComplete())
  }

  /** Adds files to the choice: looked at, announced, and those that are there already named. */
  async choose(files: readonly File[]): Promise<void> {
    const chosen = files.map((file): Row => {
      const note = unfitness(this.kind, file) ?? undefined
      const state = note === undefined ? 'reading' : 'unfit'
      return { id: crypto.randomUUID(), file, source: file, sent: 0, note, state }
    })
    this.hasStopped.set(false)
    this.rows.set([...this.rows.get(), ...chosen])
    await this.announce(chosen.filter(({ state }) => state === 'reading'))
    this.next()
  }

  private async announce(rows: readonly Row[]): Promise<void> {
    const readable = await this.readAll(rows)
    if (readable.length === 0) return
    try {
      const places = await requestUploadSlots(readable.map(({ request }) => request))
      for (const [at, { id, doubt }] of readable.entries()) {
        const place = places[at]
        if (place?.refused !== undefined) this.change(id, { state: 'refused', note: place.refused })
        if (place?.path === undefined) continue
        const { path, duplicate } = place
        if (duplicate) {
          const { album } = duplicate
          this.change(id, { path, note: duplicateNote(duplicate), album, state: 'duplicate' })
        } else
          this.change(id, { path, ...(doubt ? { note: doubt, state: 'doubtful' } : { state: 'waiting' }) })
      }
    } catch (error) {
      const note = error instanceof ApiFailure ? error.message : 'It could not be announced.'
      for (const { id } of readable) this.change(id, { state: 'failed', note })
    }
  }

  /** What is announced of the files that can be read; others fail, each by itself: a cloud's placeholder, or one that was deleted. */
  private async readAll(rows: readonly Row[]): Promise<Readable[]> {
    const takenAt = this.kind === 'image' && uploadOrder() === 'taken' ? await loadTakenAt() : noDate
    const read: Readable[] = []
    for (const { id, source } of rows) {
      if (!source) continue
      try {
        const { file, note, doubt } = await inspectFile(this.kind, source)
        this.change(id, { file, source: file, note })
        const fingerprint = await fingerprintOf(file)
        read.push({
          id,
          doubt,
          request: { file, name: file.name, fingerprint, takenAt: await takenAt(file) },
        })
      } catch (error) {
        const isUnfit = error instanceof UnfitFile
        this.change(
          id,
          isUnfit ? { state: 'unfit', note: error.message } : { state: 'failed', note: unreadable },
        )
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
    this.staged.keep({ id, name, size, type, path, facts, at: Date.now() })
    this.change(id, { state: 'arrived', facts })
  }

  pause(id: string): void {
    if (this.tasks.get(id)?.pause()) this.queue.pause(id)
  }

  resume(id: string): void {
    if (this.tasks.get(id)?.resume()) this.queue.resume(id)
  }

  /** Sends a file that the admin wants all the same. */
  sendAnyway(id: string): void {
    this.change(id, { state: 'waiting', note: undefined })
    this.next()
  }

  /** Sends all files that are there already, too. */
  sendDuplicates(): void {
    for (const { id } of this.duplicates()) this.sendAnyway(id)
  }

  /** Takes all files out of the choice that are there already. */
  leaveOutDuplicates(): void {
    for (const { id } of this.duplicates()) this.cancel(id)
  }

  private duplicates(): readonly Row[] {
    return this.rows.get().filter(({ state }) => state === 'duplicate')
  }

  /** Takes a file out of the choice. */
  cancel(id: string): void {
    this.staged.forget(new Set([id]))
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

  /** Adds uploaded files to their list, by rounds; those that were not added wait for another call. */
  async register(): Promise<void> {
    this.hasStopped.set(false)
    const uploaded = this.rows.get().filter(({ state }) => state === 'arrived')
    const ids = new Set(uploaded.map(({ id }) => id))
    this.rows.set(this.rows.get().map((row) => (ids.has(row.id) ? { ...row, state: 'adding' } : row)))
    let added = 0
    try {
      await registerByRounds(uploaded, async (some) => {
        const refused = await this.list.register(some)
        this.settle(some, refused)
        added += some.length - refused.length
      })
      await this.list.onAdded(added)
    } catch (error) {
      this.hasStopped.set(true)
      for (const { id, state } of this.rows.get())
        if (state === 'adding') this.change(id, { state: 'arrived' })
      notifyFailure(error)
    }
  }

  /** Adds what arrived once all that was chosen has (SPEC §4), wherever on the page the admin is. */
  private registerOnceComplete(): void {
    const { isComplete, isRegistering } = progressOf(this.rows.get())
    if (isComplete && !isRegistering && !this.hasStopped.get()) void this.register()
  }

  /** Notes what became of files that were registered. */
  private settle(rows: readonly Row[], refused: Refused): void {
    this.staged.forget(new Set(rows.map(({ id }) => id)))
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
    this.staged.forget(new Set(this.rows.get().map(({ id }) => id)))
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
