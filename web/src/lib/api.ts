import type { Answer, EndpointName, PublicRead, Request } from '@dlm/contract/contract'
import type { Envelope, ErrorEnvelope } from '@dlm/contract/envelope'
import type { ErrorCode } from '@dlm/contract/errors'
import { loadAuthClient } from './auth-provider.ts'
import { deviceHeader } from './devices.ts'
import { currentSession } from './session.ts'
import { visitorId } from './visitor.ts'

/** A call that did not succeed, ready to be shown: `msg` is a sentence, `title` heads the dialog. */
export class ApiFailure extends Error {
  /** `offline`: no answer came at all; `broken-answer`: one came that is no envelope; `replaced`: the code of a past release. */
  readonly code: ErrorCode | 'offline' | 'broken-answer' | 'replaced'
  readonly title: string
  /** Message by field, where the request was at fault. */
  readonly fields: Record<string, string>
  /** Seconds until another try can succeed, where the server said so. */
  readonly retryAfter: number | undefined

  constructor(
    code: ApiFailure['code'],
    msg: string,
    title: string,
    { fields = {}, retryAfter }: Pick<ErrorEnvelope, 'fields' | 'retryAfter'> = {},
  ) {
    super(msg)
    this.code = code
    this.title = title
    this.fields = fields
    this.retryAfter = retryAfter
  }

  /** Whether the same call may succeed a little later. */
  get isPassing(): boolean {
    return ['offline', 'broken-answer', 'unavailable', 'internal'].includes(this.code)
  }
}

export function noConnection(): ApiFailure {
  return new ApiFailure('offline', 'No connection. Please check your network and try again.', 'Our Problem')
}

async function exchange<K extends EndpointName>(url: string, init: RequestInit): Promise<Answer<K>> {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw noConnection()
  }
  const envelope = await response.json().catch(() => null)
  if (!isEnvelope<Answer<K>>(envelope)) {
    throw new ApiFailure(
      'broken-answer',
      'The portal did not answer properly. Please try again.',
      'Our Problem',
    )
  }
  if (envelope.status === 'error') {
    const { code, msg, title, ...details } = envelope as ErrorEnvelope
    throw new ApiFailure(code, msg, title, details)
  }
  return envelope
}

/** The server parsed its answer against the contract before sending, so the envelope is all that is checked again here. */
function isEnvelope<T>(value: unknown): value is Envelope<T> {
  return typeof value === 'object' && value !== null && 'status' in value
}

/**
 * Makes a call as POST, in the name of the signed-in member.
 * @throws ApiFailure
 */
export async function callApi<K extends EndpointName>(
  name: K,
  input: Request<K>,
  signal?: AbortSignal,
): Promise<Answer<K>> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-visitor': visitorId(),
    ...deviceHeader(name),
  }
  const uid = currentSession()?.user.uid
  const acting = uid === undefined ? null : await loadAuthClient()
  const token = await acting?.sessionToken()
  if (token) headers.authorization = `Bearer ${token}`
  try {
    return await exchange<K>(`/api/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (uid !== undefined && error instanceof ApiFailure && error.code === 'session-ended')
      await acting?.sessionEnded(uid)
    throw error
  }
}

/** The public reads whose kept answers this page has made old. */
const changed = new Set<EndpointName>()

/** From now on these reads ask the server, where the browser would have answered from its cache for a minute. */
export function bypassHttpCache(names: readonly EndpointName[]): void {
  for (const name of names) changed.add(name)
}

/**
 * Makes a public read as GET, which browsers and the CDN may answer from their caches.
 * @throws ApiFailure
 */
export function readApi<K extends PublicRead>(
  name: K,
  input: Request<K>,
  signal?: AbortSignal,
): Promise<Answer<K>> {
  const parameters = new URLSearchParams()
  for (const [field, value] of Object.entries(input)) {
    if (value !== undefined && value !== '') parameters.set(field, String(value))
  }
  const query = parameters.size ? `?${parameters}` : ''
  return exchange<K>(`/api/${name}${query}`, {
    ...(signal && { signal }),
    ...(changed.has(name) && { cache: 'no-cache' }),
  })
}
