import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'

const compressible = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/
/** Headers of one connection; and those that would validate another page than the one published at this address. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding']
const validators = ['etag', 'last-modified']

/** Hosting as visitors see it: the emulator behind what production's CDN adds. */
export interface Cdn {
  origin: string
  /** Serves this HTML at a path, with the headers Hosting gives to pages. */
  publish(path: string, html: string): void
  close(): void
}

/**
 * Starts a proxy of Hosting that compresses its answers, as the CDN does and the emulator
 * does not. All headers pass, those for caches too; it caches nothing itself, so every call reaches the API.
 * @param hosting origin of the Hosting emulator
 */
export async function startCdn(hosting: string): Promise<Cdn> {
  const pages = new Map<string, string>()
  /** Immutable files are compressed once, as the CDN caches them compressed. */
  const compressed = new Map<string, Buffer>()

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/'
    const answer = await ask(hosting, incoming)
    const received = await buffer(answer)
    const page = pages.get(path)
    const { statusCode: status = 502, headers } = answer
    for (const name of [...ownHeaders, ...(page === undefined ? [] : validators)]) delete headers[name]
    let body: Buffer = page === undefined ? received : Buffer.from(page)
    const isWanted = /\bgzip\b/.test(String(incoming.headers['accept-encoding']))
    if (isWanted && body.length > 0 && compressible.test(headers['content-type'] ?? '')) {
      headers['content-encoding'] = 'gzip'
      body = compressed.get(path) ?? gzipSync(body)
      if (headers['cache-control']?.includes('immutable')) compressed.set(path, body)
    }
    if (status !== 304 && incoming.method !== 'HEAD') headers['content-length'] = String(body.length)
    outgoing.writeHead(status, headers).end(body)
  }

  const server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing).catch((error: Error) => outgoing.writeHead(502).end(error.message))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
    const proxied = request(new URL(incoming.url ?? '/', hosting), options, resolve)
    incoming.pipe(proxied.once('error', reject))
  })
}
