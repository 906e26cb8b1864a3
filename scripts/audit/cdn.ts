import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
const compressible = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/

/** Hosting as the world sees it: the emulator behind what production's CDN adds. */
export interface Cdn {
  origin: string
  /** Serves this HTML at a path, with the headers Hosting gives to pages. */
  publish(path: string, html: string): void
  close(): void
}

/**
 * Starts a server that hands everything on to Hosting and compresses what comes back, as the CDN does and the emulator
 * does not. All headers pass, those for caches too; it keeps no answers itself, so the API is asked every time.
 * @param hosting origin of the Hosting emulator
 */
export async function startCdn(hosting: string): Promise<Cdn> {
  const pages = new Map<string, string>()
  /** Immutable files are compressed once, as the CDN holds them compressed. */
  const compressed = new Map<string, Buffer>()

  async function encode(path: string, answer: IncomingMessage, body: Buffer): Promise<Buffer> {
    const known = compressed.get(path)
    if (known) return known
    const fresh = await compress(body)
    if (answer.headers['cache-control']?.includes('immutable')) compressed.set(path, fresh)
    return fresh
  }

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/'
    const answer = await ask(hosting, incoming)
    const headers = { ...answer.headers }
    // These belong to one connection.
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete headers[name]
    const status = answer.statusCode ?? 502
    const received = await buffer(answer)
    const page = pages.get(path)
    const body = page === undefined ? received : Buffer.from(page)
    if (page !== undefined) {
      // The validators are the replaced page's, and would answer for this one.
      delete headers.etag
      delete headers['last-modified']
    }
    const wanted = /\bgzip\b/.test(String(incoming.headers['accept-encoding']))
    const zip = wanted && body.length > 0 && compressible.test(headers['content-type'] ?? '')
    const sent = zip ? await encode(path, answer, body) : body
    if (zip) headers['content-encoding'] = 'gzip'
    if (status !== 304 && incoming.method !== 'HEAD') headers['content-length'] = String(sent.length)
    outgoing.writeHead(status, headers).end(sent)
  }

  const server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing).catch((error: Error) => outgoing.writeHead(502).end(error.message))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    publish: (path, html) => pages.set(path, html),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function ask(hosting: string, incoming: IncomingMessage): Promise<IncomingMessage> {
  const { 'accept-encoding': _, host: __, ...headers } = incoming.headers
  const options = { method: incoming.method ?? 'GET', headers }
  return new Promise((resolve, reject) => {
    const asked = request(new URL(incoming.url ?? '/', hosting), options, resolve)
    asked.once('error', reject)
    incoming.pipe(asked)
  })
}
