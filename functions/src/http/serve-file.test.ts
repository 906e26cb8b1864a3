import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PrivateFile, serveFile } from './serve-file.ts'

const failed = vi.fn()
const takeMiss = vi.fn((_request: unknown, _misses: 0 | 1) => 0)
let file: PrivateFile | null | Error | Promise<never>
const timeoutMs = 100
let origin: string

const app = express()
const server = createServer(app)
beforeAll(async () => {
  const find = async () => {
    if (file instanceof Error) throw file
    return file
  }
  app.use((request, response) => serveFile({ find, takeMiss, failed, timeoutMs }, request as never, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a?key=secret`
})
afterAll(() => server.close())
beforeEach(() => {
  failed.mockReset()
  takeMiss.mockReset().mockReturnValue(0)
})

function aFile(open: () => Readable, size = 5): PrivateFile {
  return { type: 'image/webp', size, etag: '"e1"', disposition: undefined, maxAge: 60, open }
}

/** Bytes that never come. */
const silent = new Readable({ read: () => undefined })

/** Chunks, and then a failure. */
async function* breaking(chunks: number) {
  for (let at = 0; at < chunks; at++) yield Buffer.alloc(1000)
  throw new Error('storage went away')
}

describe('serveFile', () => {
  it('sends the bytes, for the private cache only, and runs nothing of them', async () => {
    file = { ...aFile(() => Readable.from([Buffer.from('bytes')])), disposition: 'attachment' }
    const answer = await fetch(origin)
    expect([answer.status, await answer.text()]).toEqual([200, 'bytes'])
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=60, immutable',
      'content-disposition': 'attachment',
      'content-length': '5',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/webp',
      etag: '"e1"',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('counts an address that opens nothing, and finds nothing more for whom those are too many', async () => {
    const misses = () => takeMiss.mock.calls.filter(([, count]) => count === 1).length
    file = aFile(() => Readable.from(['bytes']))
    expect([(await fetch(origin)).status, misses()]).toEqual([200, 0])
    file = null
    expect([(await fetch(origin)).status, misses()]).toEqual([404, 1])
    takeMiss.mockReturnValue(60)
    file = new Error('was looked for')
    const refused = await fetch(origin)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect([failed.mock.calls, misses()]).toEqual([[], 1])
  })

  it('answers HEAD, and who has it, without opening the file', async () => {
    const open = vi.fn(() => Readable.from(['bytes']))
    file = aFile(open)
    const head = await fetch(origin, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '5'])
    const again = await fetch(origin, { headers: { 'if-none-match': 'W/"e1"' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(open).not.toHaveBeenCalled()
  })

  describe('a part of a file', () => {
    const whole = Buffer.from('0123456789')
    const open = vi.fn((part?: { from: number; to: number }) =>
      Readable.from([part ? whole.subarray(part.from, part.to + 1) : whole]),
    )
    const answerTo = async (headers: Record<string, string>, method = 'GET') => {
      open.mockClear()
      file = { ...aFile(() => Readable.from([]), whole.length), open }
      const answer = await fetch(origin, { headers, method })
      const { status } = answer
      return { status, text: await answer.text(), header: (name: string) => answer.headers.get(name) }
    }

    it('is sent to who asks for it, and no other byte is read', async () => {
      const { status, text, header } = await answerTo({ range: 'bytes=2-5' })
      expect([status, text]).toEqual([206, '2345'])
      expect([header('content-range'), header('content-length')]).toEqual(['bytes 2-5/10', '4'])
      expect(header('accept-ranges')).toBe('bytes')
      expect(header('cache-control')).toBe('private, max-age=60, immutable')
      expect(open).toHaveBeenCalledExactlyOnceWith({ from: 2, to: 5 })
    })

    it('is refused where there is none, and nothing is read', async () => {
      const { status, text, header } = await answerTo({ range: 'bytes=10-' })
      expect([status, text, header('content-range')]).toEqual([416, '', 'bytes */10'])
      expect(header('cache-control')).toBe('no-store')
      expect(open).not.toHaveBeenCalled()
    })

    it('is the whole file without a range, with several, and of another one than If-Range names', async () => {
      const others = [{}, { range: 'bytes=0-1,3-4' }, { range: 'bytes=0-1', 'if-range': '"e2"' }]
      for (const headers of others as Record<string, string>[]) {
        const { status, text, header } = await answerTo(headers)
        expect([status, text, header('content-length')]).toEqual([200, whole.toString(), '10'])
        expect([header('accept-ranges'), header('content-range')]).toEqual(['bytes', null])
        expect(open).toHaveBeenCalledExactlyOnceWith()
      }
      const same = await answerTo({ range: 'bytes=0-1', 'if-range': '"e1"' })
      expect([same.status, same.text]).toEqual([206, '01'])
    })

    it('is nothing that a HEAD asks for, nor who has the file', async () => {
      const head = await answerTo({ range: 'bytes=0-1' }, 'HEAD')
      expect([head.status, head.header('content-length'), head.header('accept-ranges')]).toEqual([
        200,
        '10',
        'bytes',
      ])
      expect((await answerTo({ range: 'bytes=0-1', 'if-none-match': '"e1"' })).status).toBe(304)
      expect(open).not.toHaveBeenCalled()
    })
  })

  it('sends a large file in chunks, as a function cannot send it at once, and says its length to a HEAD', async () => {
    const size = 40 * 1024 * 1024
    const pieces = Array.from({ length: 40 }, () => Buffer.alloc(1024 * 1024))
    file = aFile(() => Readable.from(pieces), size)
    const answer = await fetch(origin)
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, null])
    expect((await answer.arrayBuffer()).byteLength).toBe(size)
    const head = await fetch(origin, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(size))
  })

  it('has one answer for what is not to be had', async () => {
    file = null
    const answer = await fetch(origin)
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      404,
      'no-store',
      '',
    ])
  })

  it('refuses other methods', async () => {
    const answer = await fetch(origin, { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    ['looked up', new Error('storage went away')],
    ['opened', aFile(() => Readable.from(breaking(0)))],
  ])('answers with Retry-After when a file cannot be %s', async (_when, broken) => {
    file = broken
    const answer = await fetch(origin)
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '5', ''])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'storage went away' }))
    expect(JSON.stringify(failed.mock.calls)).not.toContain('secret')
  })

  it.each([
    ['looking it up', false, () => new Promise<never>(() => undefined)],
    ['opening it', true, () => aFile(() => silent)],
  ])(
    'answers with Retry-After when %s does not respond, and leaves nothing open',
    async (_when, isOpened, stalled) => {
      file = stalled()
      const answer = await fetch(origin)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'not there after 100 ms' }))
      expect(silent.destroyed).toBe(isOpened)
    },
  )

  it('aborts when the bytes do, so that no client takes a part for the whole', async () => {
    file = aFile(() => Readable.from(breaking(3)), 9000)
    const answer = await fetch(origin)
    await expect(answer.arrayBuffer()).rejects.toThrow()
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it('stops reading when the caller goes away, which is no failure', async () => {
    const bytes = Readable.from(
      (async function* () {
        for (;;) yield Buffer.alloc(64 * 1024)
      })(),
    )
    file = aFile(() => bytes, 1e9)
    const request = get(origin, (answer) => answer.once('data', () => request.destroy()))
    request.on('error', () => undefined)
    await expect(once(bytes, 'close')).rejects.toThrow('Premature close')
    expect(bytes.destroyed).toBe(true)
    expect(failed).not.toHaveBeenCalled()
  })
})
