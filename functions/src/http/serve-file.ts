import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'
import { withTimeout } from '../platform/with-timeout.ts'
import { type BytePart, partOf } from './byte-range.ts'
import { isFresh } from './cache.ts'

/** A file for one caller. */
export interface PrivateFile {
  type: string
  /** Bytes. */
  size: number
  /** Strong validator, quoted. */
  etag: string
  disposition: string | undefined
  /** Seconds for which the caller's own cache may keep it. */
  maxAge: number
  open(part?: BytePart): Readable
}

/** Where the files come from. */
export interface Files {
  /** The file at an address, or null where the caller may not have it. */
  find(path: string, query: URLSearchParams): Promise<PrivateFile | null>
  /**
   * Counts an address that opened nothing; what a permit opens is free, as the page of an album asks for hundreds. Answers the seconds that the
   * caller has to wait, 0 where there is nothing to wait for.
   * @param misses 0 only looks
   */
  takeMiss(request: Request, misses: 0 | 1): number
  /** Called with the reason when a file could not be sent. */
  failed(error: unknown): void
  /** Milliseconds until the first bytes are there, or nothing is sent. */
  timeoutMs: number
}

/** Bytes that an answer says the length of: one that is longer is sent in chunks, since a function sends no more at once. */
const largestWhole = 30 * 1024 * 1024

/**
 * Answers GET and HEAD with the file at the request's address, or with a part of it, for the caller's private cache; 304 when the caller has it, one
 * plain 404 for all that is refused or missing, 429 after too many of these, 503 while the storage is away or does not respond.
 */
export async function serveFile(files: Files, request: Request, response: Response): Promise<void> {
  response.removeHeader('x-powered-by')
  // Whatever the bytes are, opened as a page they run nothing and load nothing.
  response.set({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('allow', 'GET, HEAD').end()
    return
  }
  try {
    await send(files, request, response)
  } catch (error) {
    if (isCallerGone(error)) return
    files.failed(error)
    // With a part of it sent, only an aborted connection says that it is not the whole.
    if (response.headersSent) response.destroy()
    else response.status(503).set({ 'cache-control': 'no-store', 'retry-after': '5' }).end()
  }
}

async function send({ find, takeMiss, timeoutMs }: Files, request: Request, response: Response) {
  const wait = takeMiss(request, 0)
  if (wait > 0) {
    response.status(429).set('retry-after', String(wait)).end()
    return
  }
  const { searchParams } = new URL(request.originalUrl, 'http://any')
  const file = await withTimeout(timeoutMs, find(request.path, searchParams))
  if (!file) {
    takeMiss(request, 1)
    response.status(404).end()
    return
  }
  const caching = { 'cache-control': `private, max-age=${file.maxAge}, immutable`, etag: file.etag }
  if (isFresh(request.headers['if-none-match'], file.etag)) {
    response.status(304).set(caching).end()
    return
  }
  const { range, 'if-range': ifRange } = request.headers
  const isHead = request.method === 'HEAD'
  // A range is of a GET alone (RFC 9110).
  const part = isHead ? null : partOf(file.size, file.etag, { range, ifRange: ifRange?.toString() })
  response.set({ ...caching, 'accept-ranges': 'bytes' })
  if (part === 'unsatisfiable') {
    response
      .status(416)
      .set({ 'cache-control': 'no-store', 'content-range': `bytes */${file.size}` })
      .end()
    return
  }
  const bytes = isHead ? null : await opened(file, part, timeoutMs)
  const length = part ? part.to - part.from + 1 : file.size
  response.status(part ? 206 : 200).set('content-type', file.type)
  if (part) response.set('content-range', `bytes ${part.from}-${part.to}/${file.size}`)
  if (isHead || length <= largestWhole) response.set('content-length', String(length))
  if (file.disposition) response.set('content-disposition', file.disposition)
  if (bytes) await pipeline(bytes, response)
  else response.end()
}

/** The answer was closed before its end: not by us, who close it after a failure of the bytes, which then is the error. */
function isCallerGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** The file's bytes, or a part of them, once the first of them are there: until then nothing is promised to the caller. */
async function opened(file: PrivateFile, part: BytePart | null, timeoutMs: number): Promise<Readable> {
  const bytes = part ? file.open(part) : file.open()
  try {
    await withTimeout(timeoutMs, once(bytes, 'readable'))
    return bytes
  } catch (error) {
    bytes.destroy()
    throw error
  }
}
