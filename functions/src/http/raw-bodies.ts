import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** What a request said of its body. */
interface SentBody {
  type: string | undefined
  /** Bytes; undefined where it comes in chunks, or not at all. */
  length: number | undefined
  isSent: boolean
}

const nothing: SentBody = { type: undefined, length: undefined, isSent: false }
const bodies = new WeakMap<IncomingMessage, SentBody>()

/** The kinds of function, by the runtime's configuration, that receive events. */
const eventFunctions = new Set<string | undefined>(['event', 'cloudevent'])

/**
 * Stops the functions runtime from parsing request bodies: its parsers run before our code, collect up to a gigabyte, and
 * answer bad JSON, or an encoding they do not know, with an HTML page and a stack, where callers are promised an envelope.
 * Without the headers of a body they skip it, and `receiveBody` reads it once the call is known. Events are the runtime's
 * own to parse: a function that gets them is left alone.
 * @returns restores the parsers, for a process that continues with something else
 */
export function disableBodyParsing(): () => void {
  if (eventFunctions.has(process.env.FUNCTION_SIGNATURE_TYPE)) return () => {}
  const takeBody = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    const { headers } = request
    const { 'content-length': length, 'content-encoding': encoding, 'transfer-encoding': chunked } = headers
    bodies.set(request, {
      // An encoded body counts as no JSON: our clients do not compress what they send.
      type: encoding === undefined ? headers['content-type'] : undefined,
      length: length === undefined ? undefined : Number(length),
      isSent: length !== undefined || chunked !== undefined,
    })
    for (const name of ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'])
      delete headers[name]
  }
  subscribe('http.server.request.start', takeBody)
  return () => void unsubscribe('http.server.request.start', takeBody)
}

/** What the caller said of the body; a Content-Type of undefined is a missing one, or that of an encoded body. */
export function sentBody(request: IncomingMessage): SentBody {
  return bodies.get(request) ?? nothing
}
