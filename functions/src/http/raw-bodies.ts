import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const contentTypes = new WeakMap<IncomingMessage, string>()

/**
 * Keeps the functions runtime from parsing request bodies: its parser runs before our code and answers bad JSON with an
 * HTML page and a stack, where callers are promised an envelope. The runtime is shown an opaque type, so it only collects
 * the bytes; `sentContentType` has the real one.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const sent = request.headers['content-type']
    if (sent === undefined) return
    contentTypes.set(request, sent)
    request.headers['content-type'] = 'application/octet-stream'
  })
}

/** The Content-Type the caller sent. */
export function sentContentType(request: IncomingMessage): string | undefined {
  return contentTypes.get(request) ?? request.headers['content-type']
}
