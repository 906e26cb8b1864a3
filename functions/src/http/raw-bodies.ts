import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const contentTypes = new WeakMap<IncomingMessage, string | undefined>()

/**
 * Keeps the functions runtime from parsing request bodies: its parser runs before our code and answers bad JSON, or an
 * encoding it does not know, with an HTML page and a stack, where callers are promised an envelope. The runtime is shown
 * an opaque type, so it only collects the bytes; `sentContentType` has the real one.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const { 'content-type': type, 'content-encoding': encoding } = request.headers
    if (type === undefined) return
    // An encoded body is no JSON to us: no client of ours compresses what it sends.
    contentTypes.set(request, encoding === undefined ? type : undefined)
    request.headers['content-type'] = 'application/octet-stream'
    delete request.headers['content-encoding']
  })
}

/** The Content-Type the caller sent; undefined for none, and for a body in some encoding. */
export function sentContentType(request: IncomingMessage): string | undefined {
  return contentTypes.get(request)
}
