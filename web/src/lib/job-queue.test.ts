import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Job, JobQueue } from './job-queue.ts'

/** Jobs that end when the test ends them. */
function works() {
  const begun: string[] = []
  const running = new Map<string, { end(): void; fail(): void; onBytes(bytes: number): void }>()
  const stopped: string[] = []
  const job = (id: string): Job => ({
    id,
    run: (signal, onBytes) => {
      begun.push(id)
      signal.addEventListener('abort', () => stopped.push(id))
      return new Promise((resolve, reject) => {
        running.set(id, { end: () => resolve(null), fail: () => reject(new Error('broke off')), onBytes })
      })
    },
  })
  const the = (id: string) => {
    const runningJob = running.get(id)
    if (!runningJob) throw new Error(`${id} does not run`)
    return runningJob
  }
  return { begun, stopped, jobs: (...ids: string[]) => ids.map(job), the }
}

const statusOf = (queue: JobQueue, id: string) => queue.progress.get().get(id)?.status

afterEach(() => vi.useRealTimers())

describe('a queue of jobs', () => {
  it('runs some at a time, in their order, and each once', async () => {
    const { begun, jobs, the } = works()
    const queue = new JobQueue({ atOnce: 2 })
    queue.add(jobs('a', 'b', 'c', 'd'))
    queue.add(jobs('a', 'd'))
    expect(begun).toEqual(['a', 'b'])
    expect(statusOf(queue, 'c')).toBe('waiting')
    the('b').end()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']))
    expect(statusOf(queue, 'b')).toBe('done')
    queue.add(jobs('b'))
    the('a').end()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c', 'd']))
  })

  it('tries a job again automatically, and then on request', async () => {
    const { begun, jobs, the } = works()
    const queue = new JobQueue({ atOnce: 1, tries: 2 })
    queue.add(jobs('a', 'b'))
    the('a').fail()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'a']))
    expect(statusOf(queue, 'a')).toBe('running')
    the('a').fail()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'a', 'b']))
    expect(queue.progress.get().get('a')).toEqual({ status: 'failed', bytes: 0 })
    the('b').end()
    await vi.waitFor(() => expect(statusOf(queue, 'b')).toBe('done'))

    queue.add(jobs('a'))
    the('a').end()
    await vi.waitFor(() => expect(statusOf(queue, 'a')).toBe('done'))
    expect(begun).toEqual(['a', 'a', 'b', 'a'])
  })

  it('cancels one job, whether it runs or waits, and continues with the others', async () => {
    const { begun, stopped, jobs, the } = works()
    const queue = new JobQueue({ atOnce: 1 })
    queue.add(jobs('a', 'b', 'c'))
    queue.cancel('b')
    expect(stopped).toEqual([])
    queue.cancel('a')
    expect(stopped).toEqual(['a'])
    expect(begun).toEqual(['a', 'c'])
    expect([...queue.progress.get().keys()]).toEqual(['c'])
    // The result of a cancelled job is ignored.
    the('a').fail()
    the('c').end()
    await vi.waitFor(() => expect(statusOf(queue, 'c')).toBe('done'))
    expect(statusOf(queue, 'a')).toBeUndefined()
  })

  it('cancels all of it, and can start again', async () => {
    const { begun, stopped, jobs, the } = works()
    const queue = new JobQueue({ atOnce: 2 })
    queue.add(jobs('a', 'b', 'c'))
    queue.cancelAll()
    expect(stopped).toEqual(['a', 'b'])
    expect(queue.progress.get().size).toBe(0)
    queue.add(jobs('c', 'd'))
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
    the('d').end()
    await vi.waitFor(() => expect(statusOf(queue, 'd')).toBe('done'))
  })

  it('lets another job run while one is paused, which continues at once', () => {
    const { begun, jobs } = works()
    const queue = new JobQueue({ atOnce: 1 })
    queue.add(jobs('a', 'b', 'c'))
    queue.pause('a')
    expect(statusOf(queue, 'a')).toBe('paused')
    expect(begun).toEqual(['a', 'b'])
    queue.resume('a')
    expect([statusOf(queue, 'a'), statusOf(queue, 'b'), statusOf(queue, 'c')]).toEqual([
      ...['running', 'running', 'waiting'],
    ])
  })

  it('reports bytes now and then, and a job that ends at once', async () => {
    vi.useFakeTimers()
    const { jobs, the } = works()
    const queue = new JobQueue({ atOnce: 1 })
    queue.add(jobs('a'))
    const listener = vi.fn()
    queue.progress.subscribe(listener)
    for (const bytes of [10, 20, 30]) the('a').onBytes(bytes)
    expect(listener).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(150)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(queue.progress.get().get('a')).toEqual({ status: 'running', bytes: 30 })
    the('a').onBytes(40)
    the('a').end()
    await vi.advanceTimersByTimeAsync(0)
    expect(queue.progress.get().get('a')).toEqual({ status: 'done', bytes: 40 })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
