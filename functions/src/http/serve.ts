import { contract } from '@dlm/contract/contract'
import type { Response } from 'express'
import type { Request } from 'firebase-functions/v2/https'
import { sentBody } from './raw-bodies.ts'
import { receiveBody } from './receive-body.ts'
import type { Api } from './router.ts'

const apiPath = /^\/(?:api\/)?([^/]+)\/?$/

const maxBodies = new Map(Object.entries(contract).map(([name, { maxBody }]) => [name, maxBody]))

/** Carries one HTTP request to the machine and its answer back. The path is `/api/<name>` through Hosting, `/<name>` without. */
export async function serve(api: Api, request: Request, response: Response): Promise<void> {
  const name = apiPath.exec(request.path)?.[1] ?? ''
  // Nothing is read for a call that does not exist.
  const body = await receiveBody(request, response, maxBodies.get(name) ?? 0)
  if (body === 'gone') return
  const answered = await api.answer({
    method: request.method,
    name,
    query: request.query,
    headers: request.headers,
    contentType: sentBody(request).type,
    body,
  })
  response.removeHeader('x-powered-by')
  response.status(answered.status).set(answered.headers).set('x-content-type-options', 'nosniff')
  if (answered.status === 304) {
    response.end()
    return
  }
  // Express would hash every body for a validator; cacheable answers have one.
  const text = answered.text ?? JSON.stringify(answered.body)
  response.set({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  })
  response.end(text)
}
