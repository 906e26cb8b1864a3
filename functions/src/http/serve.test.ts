import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepBodiesRaw } from './raw-bodies.ts'
import type { ApiRequest } from './router.ts'
import { serve } from './serve.ts'

/** A server as the functions runtime sets it up: its body parsers come before our code. */
const seen: ApiRequest[] = []
let server: ReturnType<typeof createServer>
let origin: string

beforeAll(async () => {
  keepBodiesRaw()
  const keepRaw = (request: { rawBody?: Buffer }, _response: unknown, body: Buffer) => {
    request.rawBody = body
  }
  const app = express()
  app.use(express.json({ verify: keepRaw as never }), express.raw({ type: '*/*', verify: keepRaw as never }))
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
afterAll(() => server.close())

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
