import type { UploadTask } from 'firebase/storage'
import { ApiFailure } from '../../../lib/api.ts'
import { announceUploads, sendFile } from '../../../lib/uploads.ts'
import { fingerprintOf, type Row, type UploadKind, unfitness } from './upload-queue.ts'

/** Files that are sent at the same time. */
const atOnce = 3

/** Sends files, three at a time: each can be paused, cancelled and tried again. Tells of every change. */
export class Uploader {
  private rows: readonly Row[] = []
  private readonly tasks = new Map<string, UploadTask>()
  private readonly kind: UploadKind
  private readonly changed: (rows: readonly Row[]) => void

  constructor(kind: UploadKind, changed: (rows: readonly Row[]) => void) {
    this.kind = kind
    this.changed = changed
  }

  /** Adds files to the choice: looked at, announced, and those that are there already named. */
  async choose(files: readonly File[]): Promise<void> {
    const chosen = files.map((file): Row => {
      const note = unfitness(this.kind, file) ?? undefined
      return { id: crypto.randomUUID(), file, sent: 0, note, state: note === undefined ? 'reading' : 'unfit' }
    })
    this.show([...this.rows, ...chosen])
    await this.announce(chosen.filter(({ state }) => state === 'reading'))
    this.next()
  }

  private async announce(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return
    try {
      const announced: { file: File; name: string; fingerprint: string }[] = []
      for (const { file } of rows)
        announced.push({ file, name: file.name, fingerprint: await fingerprintOf(file) })
      const places = await announceUploads(announced)
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

  private async send({ id, file, path }: Row): Promise<void> {
    if (path === undefined) return
    this.change(id, { state: 'sending', note: undefined })
    try {
      const { task } = await sendFile(file, path)
      this.tasks.set(id, task)
      task.on('state_changed', ({ bytesTransferred }) => this.change(id, { sent: bytesTransferred }))
      await task
      this.change(id, { state: 'arrived', sent: file.size })
    } catch (error) {
      const isCancelled = error instanceof Error && 'code' in error && error.code === 'storage/canceled'
      if (!isCancelled) this.change(id, { state: 'failed', note: 'It did not get through.' })
    }
    this.tasks.delete(id)
    this.next()
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
    this.show(this.rows.filter((row) => row.id !== id))
    this.next()
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
    const reasons = new Map(refused.map(({ name, msg }) => [name, msg]))
    for (const { id, file } of rows) {
      const note = reasons.get(file.name)
      this.change(id, note === undefined ? { state: 'done' } : { state: 'refused', note })
    }
  }

  /** Gives up all of it. */
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
    this.changed(rows)
  }
}
