import type { Answer, EndpointName, PublicRead, Request } from '@dlm/contract/contract'
import type { Envelope, ErrorEnvelope } from '@dlm/contract/envelope'
import { failureTexts } from '@dlm/contract/site/failures.texts'
import { readStored, writeStored } from '../storage/storage.ts'
import { ApiFailure, noConnection } from './api-failure.ts'

const visitorKey = 'dsp-visitor'
let visitor: string | null = null

/** A random id this browser made for itself, by which the server gives an anonymous visitor one vote. */
function visitorId(): string {
  visitor ??= readStored(visitorKey)
  if (!visitor) {
    visitor = crypto.randomUUID()
    writeStored(visitorKey, visitor)
  }
  return visitor
}

/** Whom a call is made for. */
export interface Caller {
  headers: Record<string, string>
  /** The server says that the session of this caller has ended. */
  onSessionEnded?(): Promise<void>
}

let callerOf: (name: EndpointName) => Promise<Caller>

/** Registers once how a call identifies its caller: the session makes calls itself, and an import would be circular. */
export function provideCaller(provided: typeof callerOf): void {
  callerOf = provided
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
    throw new ApiFailure('broken-answer', failureTexts.brokenAnswer, failureTexts.ourProblem)
  }
  if (envelope.status === 'error') {
    const { code, msg, title, ...details } = envelope as ErrorEnvelope
    throw new ApiFailure(code, msg, title, details)
  }
  return envelope
}

/** The server parsed its answer against the contract before sending, so that only the envelope is checked here. */
function isEnvelope<T>(value: unknown): value is Envelope<T> {
  return typeof value === 'object' && value !== null && 'status' in value
}

/**
 * Makes a call as POST, in the name of the signed-in member.
 * @param keepalive lets a small request finish after the page is closed
 * @throws ApiFailure
 */
export async function callApi<K extends EndpointName>(
  name: K,
  input: Request<K>,
  signal?: AbortSignal,
  keepalive = false,
): Promise<Answer<K>> {
  const caller = await callerOf(name)
  const headers = { 'content-type': 'application/json', 'x-visitor': visitorId(), ...caller.headers }
  try {
    return await exchange<K>(`/api/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'session-ended') await caller.onSessionEnded?.()
    throw error
  }
}

/** The public reads whose cached answers are stale after a change by this page. */
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
