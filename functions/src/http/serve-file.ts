import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'
import { withTimeout } from '../platform/with-timeout.ts'
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
  open(): Readable
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

/**
 * Answers GET and HEAD with the file at the request's address, for the caller's private cache; 304 when the caller has it, one
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
  const bytes = request.method === 'HEAD' ? null : await opened(file, timeoutMs)
  response.status(200).set({ ...caching, 'content-type': file.type, 'content-length': String(file.size) })
  if (file.disposition) response.set('content-disposition', file.disposition)
  if (bytes) await pipeline(bytes, response)
  else response.end()
}

/** The answer was closed before its end: not by us, who close it after a failure of the bytes, which then is the error. */
function isCallerGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** The file's bytes, once the first of them are there: until then nothing is promised to the caller. */
async function opened(file: PrivateFile, timeoutMs: number): Promise<Readable> {
  const bytes = file.open()
  try {
    await withTimeout(timeoutMs, once(bytes, 'readable'))
    return bytes
  } catch (error) {
    bytes.destroy()
    throw error
  }
}
