import type { UploadTask } from 'firebase/storage'
import { ApiFailure } from '../../../lib/api.ts'
import type { StagedFile } from '../../../lib/drafts.ts'
import { requestUploadSlots, sendFile } from '../../../lib/uploads.ts'
import { factsOf } from './facts-of.ts'
import { fingerprintOf, type Row, type UploadKind, unfitness } from './upload-queue.ts'

/** Files that are sent at the same time. */
const atOnce = 3

/** Where it is kept which files arrived, so that they outlive the page. */
export interface Keeping {
  files: readonly StagedFile[]
  keep(file: StagedFile): void
  forget(ids: ReadonlySet<string>): void
}

/** Sends files, three at a time: each can be paused, cancelled and tried again. Tells of every change. */
export class Uploader {
  private rows: readonly Row[]
  private readonly tasks = new Map<string, UploadTask>()
  private readonly listeners = new Set<() => void>()
  private readonly kind: UploadKind
  private readonly keeping: Keeping
  /** Recordings are looked at one after the other: each is held in memory. */
  private looking: Promise<unknown> = Promise.resolve()

  constructor(kind: UploadKind, keeping: Keeping) {
    this.kind = kind
    this.keeping = keeping
    this.rows = keeping.files.map(
      ({ id, path, facts, ...file }): Row => ({ id, file, path, facts, state: 'arrived', sent: file.size }),
    )
  }

  readonly current = (): readonly Row[] => this.rows

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Adds files to the choice: looked at, announced, and those that are there already named. */
  async choose(files: readonly File[]): Promise<void> {
    const chosen = files.map((file): Row => {
      const note = unfitness(this.kind, file) ?? undefined
      const state = note === undefined ? 'reading' : 'unfit'
      return { id: crypto.randomUUID(), file, source: file, sent: 0, note, state }
    })
    this.show([...this.rows, ...chosen])
    await this.announce(chosen.filter(({ state }) => state === 'reading'))
    this.next()
  }

  private async announce(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return
    try {
      const announced: { file: File; name: string; fingerprint: string }[] = []
      for (const { source: file } of rows)
        if (file) announced.push({ file, name: file.name, fingerprint: await fingerprintOf(file) })
      const places = await requestUploadSlots(announced)
      for (const [at, { id }] of rows.entries()) {
        const place = places[at]
        if (!place) continue
        const note = place.duplicate === undefined ? undefined : `It is there already, as ${place.duplicate}.`
        this.change(id, { path: place.path, note, state: note === undefined ? 'waiting' : 'duplicate' })
      }
    } catch (error) {
      const note = error instanceof ApiFailure ? error.message : 'It could not be read.'
      for (const { id } of rows) this.change(id, { state: 'failed', note })
    }
  }

  /** Sends what waits, as far as there is room. */
  private next(): void {
    const sending = this.rows.filter(({ state }) => state === 'sending').length
    const waiting = this.rows.filter(({ state }) => state === 'waiting').slice(0, atOnce - sending)
    for (const row of waiting) void this.send(row)
  }

  private async send({ id, source: file, path }: Row): Promise<void> {
    if (path === undefined || !file) return
    this.change(id, { state: 'sending', note: undefined })
    try {
      const { task } = await sendFile(file, path)
      this.tasks.set(id, task)
      task.on('state_changed', ({ bytesTransferred }) => this.change(id, { sent: bytesTransferred }))
      await task
      this.change(id, { state: 'reading', sent: file.size })
      void this.arrive(id, file, path)
    } catch (error) {
      const isCancelled = error instanceof Error && 'code' in error && error.code === 'storage/canceled'
      if (!isCancelled) this.change(id, { state: 'failed', note: 'It did not get through.' })
    }
    this.tasks.delete(id)
    this.next()
  }

  /** Looks at a file while its bytes are here, and keeps that it arrived. */
  private async arrive(id: string, file: File, path: string): Promise<void> {
    const looked = this.looking.then(() => factsOf(this.kind, file))
    this.looking = looked
    const facts = await looked
    // Cancelled meanwhile.
    if (!this.rows.some((row) => row.id === id)) return
    const { name, size, type } = file
    this.keeping.keep({ id, name, size, type, path, facts, at: Date.now() })
    this.change(id, { state: 'arrived', facts })
  }

  pause(id: string): void {
    if (this.tasks.get(id)?.pause()) this.change(id, { state: 'paused' })
    this.next()
  }

  resume(id: string): void {
    if (this.tasks.get(id)?.resume()) this.change(id, { state: 'sending' })
  }

  /** Sends what the admin wants all the same: a file that is there already. */
  sendAnyway(id: string): void {
    this.change(id, { state: 'waiting', note: undefined })
    this.next()
  }

  /** Takes a file out of the choice. */
  cancel(id: string): void {
    this.tasks.get(id)?.cancel()
    this.tasks.delete(id)
    this.keeping.forget(new Set([id]))
    this.show(this.rows.filter((row) => row.id !== id))
    this.next()
  }

  /** Takes another file in the place of one that the server no longer has, or does not take. */
  replace(id: string, files: readonly File[]): Promise<void> {
    this.cancel(id)
    return this.choose(files)
  }

  /** Tries again what failed, or one of it; what has its place keeps it, and with it its place in the order. */
  async retryFailed(only?: string): Promise<void> {
    const failed = this.rows.filter(
      ({ id, state }) => state === 'failed' && (only === undefined || id === only),
    )
    for (const { id, path } of failed) {
      const state = path === undefined ? 'reading' : 'waiting'
      this.change(id, { state, sent: 0, note: undefined })
    }
    await this.announce(failed.filter(({ path }) => path === undefined))
    this.next()
  }

  /** Files that arrived and are being registered from now on. */
  startAdding(): readonly Row[] {
    const arrived = this.rows.filter(({ state }) => state === 'arrived')
    for (const { id } of arrived) this.change(id, { state: 'adding' })
    return arrived
  }

  /** Gives back what could not be registered. */
  stopAdding(): void {
    for (const { id, state } of this.rows) if (state === 'adding') this.change(id, { state: 'arrived' })
  }

  /** Notes what became of files that were registered. */
  settle(rows: readonly Row[], refused: readonly { name: string; msg: string }[]): void {
    this.keeping.forget(new Set(rows.map(({ id }) => id)))
    const reasons = new Map(refused.map(({ name, msg }) => [name, msg]))
    for (const { id, file } of rows) {
      const note = reasons.get(file.name)
      this.change(id, note === undefined ? { state: 'done' } : { state: 'refused', note })
    }
  }

  /** Takes out of the choice what is done with. */
  tidy(): void {
    this.show(this.rows.filter(({ state }) => state !== 'done' && state !== 'unfit'))
  }

  /** Gives up all of it, with what is kept. */
  giveUp(): void {
    this.keeping.forget(new Set(this.rows.map(({ id }) => id)))
    this.stop()
  }

  /** Sends no more; what is kept stays. */
  stop(): void {
    for (const task of this.tasks.values()) task.cancel()
    this.tasks.clear()
    this.show([])
  }

  private change(id: string, change: Partial<Row>): void {
    this.show(this.rows.map((row) => (row.id === id ? { ...row, ...change } : row)))
  }

  private show(rows: readonly Row[]): void {
    this.rows = rows
    for (const listener of this.listeners) listener()
  }
}
