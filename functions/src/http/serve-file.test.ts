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
