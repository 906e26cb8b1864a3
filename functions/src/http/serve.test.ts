import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { disableBodyParsing } from './raw-bodies.ts'
import type { ApiRequest } from './router.ts'
import { serve } from './serve.ts'

/** A server as the functions runtime sets it up: its body parsers come before our code. */
const seen: ApiRequest[] = []
let server: ReturnType<typeof createServer>
let origin: string
let restoreBodyParsing: () => void

beforeAll(async () => {
  restoreBodyParsing = disableBodyParsing()
  const app = express()
  app.use(express.json({ limit: '1gb' }), express.raw({ type: '*/*', limit: '1gb' }))
  const api = {
    answer: async (request: ApiRequest) => {
      seen.push(request)
      return { status: 200, headers: { etag: '"e"' }, body: { status: 'success' } }
    },
  }
  app.use((request, response) => serve(api, request as never, response))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  restoreBodyParsing()
  server.close()
})

it.each(['/api/like_news', '/like_news', '/api/like_news/'])(
  'finds the name of the call in %s',
  async (path) => {
    await fetch(origin + path)
    expect(seen.at(-1)?.name).toBe('like_news')
  },
)

it('hands over the bytes and the type that were sent, also of bad JSON', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const response = await fetch(`${origin}/api/like_news`, { method: 'POST', headers, body: '{bad' })
  expect(response.status).toBe(200)
  expect(seen.at(-1)).toMatchObject({ method: 'POST', contentType: headers['content-type'] })
  expect(seen.at(-1)?.body.toString()).toBe('{bad')
})

it('counts an encoded body as no JSON', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  await fetch(`${origin}/api/like_news`, { method: 'POST', headers, body: 'x' })
  expect(seen.at(-1)?.contentType).toBeUndefined()
})

it('does not say what it is made of', async () => {
  const { headers } = await fetch(`${origin}/api/get_news`)
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('answers a HEAD as a GET, without the body', async () => {
  const head = await fetch(`${origin}/api/get_news`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String('{"status":"success"}'.length))
  expect([head.headers.get('etag'), await head.text()]).toEqual(['"e"', ''])
})

describe('a body', () => {
  const port = () => (server.address() as AddressInfo).port
  const sockets: Socket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })

  /** A request with the header of a body that has not come yet. */
  function sendHeaders(name: string, header: string): Socket {
    const socket = connect(port(), '127.0.0.1')
    sockets.push(socket)
    socket.write(
      `POST /api/${name} HTTP/1.1\r\nhost: any\r\ncontent-type: application/json\r\n${header}\r\n\r\n`,
    )
    return socket
  }
  const answered = async (socket: Socket) => String((await once(socket, 'data'))[0]).split('\r\n')[0]
  const megabytes = (count: number) => count * 1024 * 1024

  it('that says it is too large is refused before any of it has come', async () => {
    await answered(sendHeaders('like_news', `content-length: ${megabytes(1) + 1}`))
    expect(seen.at(-1)?.body).toBe('body-too-large')
    await answered(sendHeaders('up_pp', `content-length: ${megabytes(8) + 1}`))
    expect(seen.at(-1)?.body).toBe('body-too-large')
  })

  it('in chunks is refused as soon as it is too large, and its caller still receives the answer', async () => {
    const socket = sendHeaders('like_news', 'transfer-encoding: chunked')
    const chunk = Buffer.alloc(100_000, 'x')
    const size = `${chunk.length.toString(16)}\r\n`
    for (let sent = 0; sent < 40; sent++)
      socket.write(Buffer.concat([Buffer.from(size), chunk, Buffer.from('\r\n')]))
    socket.end('0\r\n\r\n')
    expect(await text(socket)).toContain('HTTP/1.1 200')
    expect(seen.at(-1)).toMatchObject({ name: 'like_news', body: 'body-too-large' })
  })

  it.each(['content-length', 'transfer-encoding'])('of the limit is taken, declared by %s', async (by) => {
    const bytes = Buffer.alloc(megabytes(1), 'x')
    const body = by === 'content-length' ? bytes : new Blob([bytes]).stream()
    await fetch(`${origin}/api/like_news`, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(seen.at(-1)?.body.length).toBe(bytes.length)
  })

  it('of a call that does not exist is not read', async () => {
    await answered(sendHeaders('constructor', 'content-length: 5'))
    expect(seen.at(-1)?.body).toBe('body-too-large')
  })

  it('waits outside while the process holds as many as it may, and comes in once there is room', async () => {
    const held = Array.from({ length: 12 }, () => sendHeaders('up_pp', `content-length: ${megabytes(8)}`))
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    const small = () => fetch(`${origin}/api/like_news`, { method: 'POST', body: '{}' })
    await expect.poll(async () => (await small()) && seen.at(-1)?.body).toBe('unavailable')
    for (const socket of held) socket.destroy()
    await expect.poll(async () => (await small()) && seen.at(-1)?.body.toString()).toBe('{}')
  })
})
