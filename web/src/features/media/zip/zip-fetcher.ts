import { fetchFile } from '../fetch-file.ts'
import type { ZipFile } from './zip-files.ts'

const atOnce = 4
/** Tries of a file until it counts as failed: of many files one or another breaks off. */
const tries = 3
/** Milliseconds between two reports of bytes: a screen needs no more. */
const reportEvery = 150

/** How far one file is. */
export interface FileProgress {
  status: 'waiting' | 'fetching' | 'done' | 'failed'
  /** Bytes that are there. */
  bytes: number
}

const waiting: FileProgress = { status: 'waiting', bytes: 0 }

/** Fetches the files of a zip, some at a time, and keeps what is there; a file that failed can be tried again. */
export class ZipFetcher {
  private readonly contents = new Map<string, Blob>()
  private readonly states = new Map<string, FileProgress>()
  private readonly listeners = new Set<() => void>()
  private shown: ReadonlyMap<string, FileProgress> = new Map()
  private queue: ZipFile[] = []
  private running = 0
  private stop = new AbortController()
  private report: ReturnType<typeof setTimeout> | undefined

  /** Fetches what is neither there nor on its way; what failed before is tried again. */
  fetch(files: readonly ZipFile[]): void {
    if (this.stop.signal.aborted) this.stop = new AbortController()
    for (const file of files) {
      const { status } = this.states.get(file.key) ?? { status: 'failed' }
      if (status !== 'failed') continue
      this.states.set(file.key, waiting)
      this.queue.push(file)
    }
    this.publish()
    while (this.running < atOnce && this.queue.length > 0) void this.work(this.stop.signal)
  }

  /** Ends all that is on its way and forgets everything. */
  cancel(): void {
    this.stop.abort()
    clearTimeout(this.report)
    this.report = undefined
    this.queue = []
    this.contents.clear()
    this.states.clear()
    this.publish()
  }

  /** The bytes of a file that is done. */
  content(key: string): Blob | undefined {
    return this.contents.get(key)
  }

  /** Lets go of the bytes of files that were saved. */
  release(keys: readonly string[]): void {
    for (const key of keys) this.contents.delete(key)
  }

  readonly snapshot = (): ReadonlyMap<string, FileProgress> => this.shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private async work(signal: AbortSignal): Promise<void> {
    this.running++
    for (let file = this.queue.shift(); file && !signal.aborted; file = this.queue.shift())
      await this.fetchOne(file, signal)
    this.running--
  }

  private async fetchOne(file: ZipFile, signal: AbortSignal): Promise<void> {
    const { key } = file
    const set = (progress: FileProgress) => {
      if (!signal.aborted) this.states.set(key, progress)
    }
    const onBytes = (bytes: number) => {
      set({ status: 'fetching', bytes })
      this.publishSoon()
    }
    let content: Blob | null = null
    for (let attempt = 0; attempt < tries && !content && !signal.aborted; attempt++) {
      set({ status: 'fetching', bytes: 0 })
      this.publish()
      content = await fetchFile(file, onBytes, signal).catch(() => null)
    }
    if (signal.aborted) return
    if (content) this.contents.set(key, content)
    set(content ? { status: 'done', bytes: file.size } : { status: 'failed', bytes: 0 })
    this.publish()
  }

  private publishSoon(): void {
    this.report ??= setTimeout(() => this.publish(), reportEvery)
  }

  private publish(): void {
    clearTimeout(this.report)
    this.report = undefined
    this.shown = new Map(this.states)
    for (const listener of this.listeners) listener()
  }
}
