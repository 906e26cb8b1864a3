import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { type Cdn, startCdn } from './cdn.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** An cdn before a Hosting that answers as told. */
async function cdnBefore(hosting: RequestListener): Promise<Cdn> {
  const server = createServer(hosting)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const cdn = await startCdn(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  open.push(server, cdn)
  return cdn
}

/** As a browser asks; fetch would hide the encoding. */
async function load(url: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, br' }) {
  const response = await new Promise<IncomingMessage>((resolve) =>
    get(url, { headers, agent: false }, resolve),
  )
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

const code = 'export const answer = 42;'.repeat(50)
const asset: RequestListener = (_, response) =>
  response
    .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'public, immutable', etag: 'v1' })
    .end(code)

it('compresses text, and passes the cache headers', async () => {
  const { origin } = await cdnBefore(asset)
  for (let time = 1; time <= 2; time++) {
    const { headers, body } = await load(`${origin}/assets/index.js`)
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, immutable',
      etag: 'v1',
      'content-length': String(body.length),
    })
    expect(gunzipSync(body).toString()).toBe(code)
  }
})

it('leaves text as it is for someone who takes no gzip', async () => {
  const { origin } = await cdnBefore(asset)
  const { headers, body } = await load(`${origin}/assets/index.js`, {})
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(code)
})

it('leaves what is compressed by nature', async () => {
  const { origin } = await cdnBefore((_, response) =>
    response.writeHead(200, { 'content-type': 'font/woff2' }).end(Buffer.alloc(5000)),
  )
  const { headers, body } = await load(`${origin}/inter.woff2`)
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.length).toBe(5000)
})

it('hands validators on, so that a repeat visit is answered 304 without a body', async () => {
  const { origin } = await cdnBefore((request, response) =>
    response.writeHead(request.headers['if-none-match'] === 'v1' ? 304 : 200, { etag: 'v1' }).end(),
  )
  const { status, body } = await load(origin, { 'accept-encoding': 'gzip', 'if-none-match': 'v1' })
  expect([status, body.length]).toEqual([304, 0])
})

it('serves a published page with the headers of the page it replaces, but not its validator', async () => {
  const cdn = await cdnBefore((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', etag: 'spa', 'x-frame-options': 'DENY' })
      .end('SPA'),
  )
  cdn.publish('/static', '<h1>static</h1>')
  const { headers, body } = await load(`${cdn.origin}/static`)
  expect(gunzipSync(body).toString()).toBe('<h1>static</h1>')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers.etag).toBeUndefined()
  expect(gunzipSync((await load(`${cdn.origin}/other`)).body).toString()).toBe('SPA')
})
