import { afterEach, describe, expect, it, vi } from 'vitest'
import { ZipFetcher } from './zip-fetcher.ts'
import type { ZipFile } from './zip-files.ts'

const aFile = (id: string, text = id): ZipFile => ({
  key: id,
  entry: { kind: 'photo', id },
  name: `${id}.jpg`,
  type: 'image/jpeg',
  size: text.length,
  file: `https://files.test/${id}`,
})

/** A fake network that answers each file on demand. */
function network() {
  const requested: string[] = []
  const answers = new Map<string, (answer: Response | Error) => void>()
  const fetch = vi.fn((url: string, { signal }: { signal: AbortSignal }) => {
    const id = url.split('/').at(-1) ?? ''
    requested.push(id)
    return new Promise<Response>((resolve, reject) => {
      answers.set(id, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  })
  vi.stubGlobal('fetch', fetch)
  const answer = (id: string, answer: Response | Error) => answers.get(id)?.(answer)
  return { requested, answer }
}

const fetchers: ZipFetcher[] = []
function aFetcher() {
  const fetcher = new ZipFetcher()
  fetchers.push(fetcher)
  return { fetcher, statusOf: (key: string) => fetcher.progress.get().get(key)?.status }
}
afterEach(() => {
  for (const fetcher of fetchers.splice(0)) fetcher.cancel()
})

describe('ZipFetcher', () => {
  it('fetches four files at a time, and each once', async () => {
    const { requested, answer } = network()
    const { fetcher, statusOf } = aFetcher()
    const files = ['a', 'b', 'c', 'd', 'e'].map((id) => aFile(id))
    fetcher.fetch(files)
    fetcher.fetch(files)
    expect(requested).toEqual(['a', 'b', 'c', 'd'])
    answer('b', new Response('b'))
    await vi.waitFor(() => expect(requested).toEqual(['a', 'b', 'c', 'd', 'e']))
    expect(statusOf('b')).toBe('done')
    expect(await fetcher.content('b')?.text()).toBe('b')
    expect(statusOf('a')).toBe('running')
  })

  it.each([
    ['no connection', () => new Error('offline')],
    ['a refusal', () => new Response('a', { status: 404 })],
    ['half a file', () => new Response('')],
  ])('reports a file that failed three times (%s), and tries it again on request', async (_, answerOf) => {
    const { answer, requested } = network()
    const { fetcher, statusOf } = aFetcher()
    fetcher.fetch([aFile('a')])
    for (const attempt of [1, 2, 3]) {
      await vi.waitFor(() => expect(requested).toHaveLength(attempt))
      expect(statusOf('a')).toBe('running')
      answer('a', answerOf())
    }
    await vi.waitFor(() => expect(statusOf('a')).toBe('failed'))
    expect(fetcher.content('a')).toBeUndefined()

    fetcher.fetch([aFile('a')])
    answer('a', new Response('a'))
    await vi.waitFor(() => expect(statusOf('a')).toBe('done'))
    expect(requested).toHaveLength(4)
  })

  it('does not wait for ever for a stalled file', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { requested } = network()
    const { fetcher, statusOf } = aFetcher()
    fetcher.fetch([aFile('a')])
    for (const attempt of [1, 2, 3]) {
      await vi.waitFor(() => expect(requested).toHaveLength(attempt))
      await vi.advanceTimersByTimeAsync(15_100)
    }
    await vi.waitFor(() => expect(statusOf('a')).toBe('failed'))
  })

  it('discards all when it is cancelled, and can start again', async () => {
    const { answer } = network()
    const { fetcher, statusOf } = aFetcher()
    fetcher.fetch([aFile('a'), aFile('b')])
    answer('a', new Response('a'))
    await vi.waitFor(() => expect(statusOf('a')).toBe('done'))
    fetcher.cancel()
    expect(fetcher.progress.get().size).toBe(0)
    expect(fetcher.content('a')).toBeUndefined()

    fetcher.fetch([aFile('b')])
    answer('b', new Response('b'))
    await vi.waitFor(() => expect(statusOf('b')).toBe('done'))
  })
})
