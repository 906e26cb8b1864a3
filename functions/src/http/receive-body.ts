import type { IncomingMessage, ServerResponse } from 'node:http'
import { sentBody } from './raw-bodies.ts'

/** Bytes of bodies that a process holds at a time: eighty common ones, or some photos. */
const maxHeld = 96 * 1024 * 1024

/** Why a body was not accepted, as its error code; or the caller has disconnected. */
export type NotReceived = 'body-too-large' | 'unavailable' | 'gone'

/** Counts what is held, since a process answers many requests at once. */
class Room {
  private held = 0

  take(bytes: number): boolean {
    if (this.held + bytes > maxHeld) return false
    this.held += bytes
    return true
  }

  give(bytes: number): void {
    this.held -= bytes
  }
}

const room = new Room()

/**
 * A request's body of at most so many bytes. One that says it is larger is not read at all, one in chunks until it is: the
 * server discards the rest as it comes, so that the caller receives the answer. It counts as held until that is sent.
 */
export async function receiveBody(
  request: IncomingMessage,
  response: ServerResponse,
  most: number,
): Promise<Buffer | NotReceived> {
  const { length, isSent } = sentBody(request)
  if (!isSent) return Buffer.alloc(0)
  const needed = length ?? most
  if (needed > most) return 'body-too-large'
  if (!room.take(needed)) return 'unavailable'
  response.once('close', () => room.give(needed))
  return collect(request, most)
}

function collect(request: IncomingMessage, most: number): Promise<Buffer | NotReceived> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
      else {
        chunks.length = 0
        resolve('body-too-large')
      }
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', () => resolve('gone'))
    request.once('close', () => resolve('gone'))
  })
}
