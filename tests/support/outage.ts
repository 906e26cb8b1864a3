import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { PORTAL } from './emulators.ts'

/** What Hosting answers for a function that cannot be reached. */
const unreachable = '<!doctype html><title>Error</title><h1>Error: Server Error</h1>'

/** Hosting as it is while one of its functions cannot be reached. */
export interface Outage {
  origin(): string
  /** From now on these paths are answered 503; none are again with no argument. */
  begin(isDown?: (path: string) => boolean): void
}

/** Starts a proxy of the emulated Hosting for the tests of one file, which relays what is not down. */
export function useOutage(): Outage {
  let isDown = (_path: string) => false
  const server = createServer((incoming, outgoing) => {
    if (isDown(new URL(incoming.url ?? '/', PORTAL).pathname))
      outgoing.writeHead(503, { 'content-type': 'text/html' }).end(unreachable)
    else relay(incoming, outgoing)
  })
  beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begin(next = () => false) {
      isDown = next
    },
  }
}

function relay(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming
  const relayed = request(
    new URL(incoming.url ?? '/', PORTAL),
    { method, headers: { ...headers, host: new URL(PORTAL).host } },
    (answer) => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)),
  )
  relayed.once('error', () => outgoing.writeHead(502).end())
  incoming.pipe(relayed)
}
