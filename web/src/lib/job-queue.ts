import { createStore } from './storage/store.ts'

/** Milliseconds between two reports of bytes: a screen needs no more. */
const reportEvery = 150

/** How far a job is; `bytes` are those that were transferred. */
export interface JobProgress {
  status: 'waiting' | 'running' | 'paused' | 'done' | 'failed'
  bytes: number
}

/** Work on a file, such as fetching or sending it. */
export interface Job {
  id: string
  /** @param onBytes receives how many bytes were transferred so far. Rejects where it failed. */
  run(signal: AbortSignal, onBytes: (bytes: number) => void): Promise<unknown>
}

interface Options {
  /** Jobs that run at the same time. */
  atOnce: number
  /** Times that a job is tried automatically. */
  tries?: number
}

/** Runs jobs in their order, some at a time: each can be paused, cancelled and, where it failed, tried again. */
export class JobQueue {
  /** How far each job is, by its id: updated at once when one begins or ends, and now and then meanwhile. */
  readonly progress = createStore<ReadonlyMap<string, JobProgress>>(new Map())
  private readonly states = new Map<string, JobProgress>()
  private readonly jobs = new Map<string, { run: Job['run']; stop: AbortController }>()
  private readonly options: Required<Options>
  private report: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options) {
    this.options = { tries: 1, ...options }
  }

  /** Adds jobs; one that failed is tried again, one that is queued or done stays as it is. */
  add(jobs: readonly Job[]): void {
    for (const { id, run } of jobs) {
      if (this.states.has(id) && this.states.get(id)?.status !== 'failed') continue
      this.states.set(id, { status: 'waiting', bytes: 0 })
      this.jobs.set(id, { run, stop: new AbortController() })
    }
    this.publish()
    this.next()
  }

  /** Ends a job and forgets it. */
  cancel(id: string): void {
    this.remove(id)
    this.publish()
    this.next()
  }

  /** Ends all jobs and forgets them. */
  cancelAll(): void {
    for (const id of [...this.states.keys()]) this.remove(id)
    this.publish()
  }

  /** Lets another job run meanwhile; the caller has paused this one. */
  pause(id: string): void {
    this.change(id, { status: 'paused' })
    this.next()
  }

  /** It continues at once, in addition to what runs already. */
  resume(id: string): void {
    this.change(id, { status: 'running' })
  }

  private remove(id: string): void {
    this.states.delete(id)
    this.jobs.get(id)?.stop.abort()
    this.jobs.delete(id)
  }

  private withStatus(status: JobProgress['status']): string[] {
    return [...this.states].filter(([, state]) => state.status === status).map(([id]) => id)
  }

  private next(): void {
    const room = this.options.atOnce - this.withStatus('running').length
    for (const id of this.withStatus('waiting').slice(0, Math.max(0, room))) void this.work(id)
  }

  private async work(id: string): Promise<void> {
    const job = this.jobs.get(id)
    if (!job) return
    const { signal } = job.stop
    const onBytes = (bytes: number) => {
      const state = this.states.get(id)
      if (signal.aborted || !state) return
      this.states.set(id, { ...state, bytes })
      this.report ??= setTimeout(() => this.publish(), reportEvery)
    }
    let isDone = false
    for (let attempt = 0; attempt < this.options.tries && !isDone && !signal.aborted; attempt++) {
      this.change(id, { status: 'running', bytes: 0 })
      isDone = await job.run(signal, onBytes).then(
        () => true,
        () => false,
      )
    }
    if (signal.aborted) return
    this.jobs.delete(id)
    this.change(id, isDone ? { status: 'done' } : { status: 'failed', bytes: 0 })
    this.next()
  }

  private change(id: string, change: Partial<JobProgress>): void {
    const state = this.states.get(id)
    if (!state) return
    this.states.set(id, { ...state, ...change })
    this.publish()
  }

  private publish(): void {
    clearTimeout(this.report)
    this.report = undefined
    this.progress.set(new Map(this.states))
  }
}
