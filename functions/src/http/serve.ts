import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'
import { sentContentType } from './raw-bodies.ts'
import type { Api } from './router.ts'

const apiPath = /^\/(?:api\/)?([^/]+)\/?$/

/** Carries one HTTP request to the machine and its answer back. The path is `/api/<name>` through Hosting, `/<name>` without. */
export async function serve(api: Api, request: Request, response: Response): Promise<void> {
  const answered = await api.answer({
    method: request.method,
    name: apiPath.exec(request.path)?.[1] ?? '',
    query: request.query,
    headers: request.headers,
    contentType: sentContentType(request),
    body: request.rawBody ?? Buffer.alloc(0),
  })
  response.removeHeader('x-powered-by')
  response.status(answered.status).set(answered.headers).set('x-content-type-options', 'nosniff')
  if (answered.status === 304) {
    response.end()
    return
  }
  // Express would hash every body for a validator; the answers that may be kept have theirs.
  const text = answered.text ?? JSON.stringify(answered.body)
  response.set({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  })
  response.end(text)
}
