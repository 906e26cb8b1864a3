import { type IncomingMessage, request } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { selfSigned } from './certificate.ts'

const compressible = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg)/
/** Headers of one connection; and those that would answer for another page than the one in its place. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding']
const validators = ['etag', 'last-modified']

/** Hosting as the world sees it: the emulator behind what production's CDN adds. */
export interface Cdn {
  origin: string
  /** Serves this HTML at a path, with the headers Hosting gives to pages. */
  publish(path: string, html: string): void
  close(): void
}

/**
 * Starts a server that hands everything on to Hosting, compresses what comes back and sends it over HTTP/2, as the CDN does
 * and the emulator does not. All headers pass, those for caches too; it keeps no answers itself, so the API is asked every time.
 * @param hosting origin of the Hosting emulator
 */
export async function startCdn(hosting: string): Promise<Cdn> {
  const pages = new Map<string, string>()
  /** Immutable files are compressed once, as the CDN holds them compressed. */
  const compressed = new Map<string, Buffer>()

  async function relay(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): Promise<void> {
    const path = incoming.url
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

  const pem = await selfSigned()
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    relay(incoming, outgoing).catch((error: Error) => outgoing.writeHead(502).end(error.message))
  })
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (path, html) => pages.set(path, html),
    close: () => {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}

function ask(hosting: string, incoming: Http2ServerRequest): Promise<IncomingMessage> {
  const headers = Object.entries(incoming.headers).filter(
    ([name]) => !name.startsWith(':') && !['accept-encoding', 'host'].includes(name),
  )
  const options = { method: incoming.method, headers: Object.fromEntries(headers) }
  return new Promise((resolve, reject) => {
    const asked = request(new URL(incoming.url, hosting), options, resolve)
    incoming.pipe(asked.once('error', reject))
  })
}
