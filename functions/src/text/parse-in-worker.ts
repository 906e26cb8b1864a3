import { once as happened } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Block } from '@dlm/contract/site/blocks.schema'
import { ApiError } from '../platform/api-error.ts'
import { lazy } from '../platform/lazy.ts'
import { oneAtATime } from '../platform/one-at-a-time.ts'
import { tooMuchMarkdown } from './markdown-limits.ts'

/** Milliseconds for a text of a form; the longest takes a few dozen. */
const formTimeoutMs = 1000

/** Beside this file, as a source and in the bundle (scripts/build.ts). */
const file = import.meta.url.endsWith('.ts') ? './markdown-worker.ts' : './markdown-worker.js'

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL(file, import.meta.url))
  worker.unref()
  await happened(worker, 'message')
  return worker
}

/** A parser in a thread of its own, which is replaced when a text takes too long. */
function workerParser(): (source: string, timeoutMs: number) => Promise<Block[]> {
  const next = oneAtATime()
  let worker: Worker | undefined
  return (source, timeoutMs) =>
    next(async () => {
      worker ??= await startWorker()
      worker.postMessage(source)
      try {
        const [blocks] = await happened(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })
        return blocks
      } catch (error) {
        await worker.terminate()
        worker = undefined
        if (error instanceof Error && error.name === 'AbortError')
          throw new ApiError('invalid-input', { fields: { text: 'takes too long to be read as Markdown' } })
        throw error
      }
    })
}

const parser = lazy(workerParser)

/**
 * The blocks of a Markdown text from outside, parsed beside the process that answers calls.
 * @param timeoutMs after which the parser is ended
 * @throws ApiError invalid-input for a `text` that would take long
 */
export async function parseInWorker(source: string, timeoutMs: number = formTimeoutMs): Promise<Block[]> {
  const tooMuch = tooMuchMarkdown(source)
  if (tooMuch !== null) throw new ApiError('invalid-input', { fields: { text: tooMuch } })
  return await parser()(source, timeoutMs)
}
