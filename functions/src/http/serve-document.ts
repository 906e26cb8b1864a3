import type { CachePolicy } from '@dlm/contract/endpoint'
import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'
import { cacheControl, etagOf, isFresh } from './cache.ts'

/** A text to serve; `cache` null: it is not cached. */
interface Document {
  status: number
  type: string
  body: string | Buffer
  location?: string
  cache: CachePolicy | null
}

const away: Document = {
  status: 503,
  type: 'text/plain; charset=utf-8',
  body: 'Not available at the moment. Please try again.',
  cache: null,
}

/** Where the texts come from. */
export interface Documents {
  /** The text at an address, or null. */
  find(path: string, query: URLSearchParams): Promise<Document | null>
  /** Called with the reason when a text could not be made; the answer has Retry-After. */
  failed(path: string, error: unknown): void
}

/** Answers GET and HEAD with the text at the request's address, 304 when it is known, a plain 404 when there is none. */
export async function serveDocument(
  { find, failed }: Documents,
  request: Request,
  response: Response,
): Promise<void> {
  response.removeHeader('x-powered-by')
  response.set('x-content-type-options', 'nosniff')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('allow', 'GET, HEAD').end()
    return
  }
  const { searchParams } = new URL(request.originalUrl, 'http://any')
  const document = await find(request.path, searchParams).catch((error: unknown) => {
    failed(request.path, error)
    return away
  })
  if (!document) {
    response.status(404).set('cache-control', 'no-store').end()
    return
  }
  if (document === away) response.set('retry-after', '5')
  const { status, type, body, location, cache } = document
  response.set('cache-control', cache ? cacheControl(cache) : 'no-store')
  if (location !== undefined) {
    response.status(status).set('location', location).end()
    return
  }
  if (cache) response.set('etag', etagOf(body))
  if (cache && isFresh(request.headers['if-none-match'], etagOf(body))) response.status(304).end()
  else response.status(status).set('content-type', type).send(body)
}
