import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Answer, EndpointName, PublicRead, Request } from '@dlm/contract/contract'
import type { ErrorEnvelope } from '@dlm/contract/envelope'
import { PORTAL } from './emulators.ts'
import { newAddress } from './new-address.ts'

/** What an answer may be: what the call promises, or an error envelope; a test says which it expects by what it reads. */
export type Body<K extends EndpointName> = Answer<K> & Partial<Omit<ErrorEnvelope, 'status'>>

/** An answer over HTTP. */
export interface Answered<B = Record<string, unknown>> {
  status: number
  headers: Headers
  body: B
}

export interface Who {
  /** ID token. */
  token?: string
  /** What an anonymous browser calls itself. */
  visitor?: string
  /** The address the call comes from, the last entry of X-Forwarded-For; the file's own otherwise. */
  forwarded?: string
  /** What `signin` answered to this browser before. */
  device?: string
  /** What the browser says it is (`User-Agent`). */
  browser?: string
  /** The browser asks not to be tracked, by one of the two headers there are for that. */
  untracked?: 'dnt' | 'sec-gpc'
  /** The origin of the call; Hosting otherwise. */
  origin?: string
}

/** Where the calls of a file of tests come from: what others do there is not counted with them. */
let ownAddress = newAddress()

/** The address that calls come from which name none. */
export const callersAddress = (): string => ownAddress

/** From now on calls come from a new address. */
export function callFromNewAddress(): void {
  ownAddress = newAddress()
}

/** The headers that identify the caller. */
export function headersOf(who: Who): Record<string, string> {
  const { token, visitor, forwarded = ownAddress, device, browser, untracked } = who
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(visitor && { 'x-visitor': visitor }),
    ...(device && { 'x-device': device }),
    ...(browser && { 'user-agent': browser }),
    ...(untracked && { [untracked]: '1' }),
    'x-forwarded-for': forwarded,
  }
}

/** Sends a request as it is, well-formed or not. */
export async function send<B = Record<string, unknown>>(
  path: string,
  init: RequestInit = {},
  origin = PORTAL,
): Promise<Answered<B>> {
  const response = await fetch(`${origin}${path}`, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  const body = isJson ? JSON.parse(text) : text
  return { status: response.status, headers: response.headers, body }
}

/** Makes a call through Hosting as a client does. */
export function call<K extends EndpointName>(
  name: K,
  input: Request<K>,
  who: Who = {},
): Promise<Answered<Body<K>>> {
  const headers = { 'content-type': 'application/json', ...headersOf(who) }
  return send(`/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) }, who.origin)
}

/** Makes a public read as GET. */
export function read<K extends PublicRead>(
  name: K,
  query: Record<string, string> = {},
): Promise<Answered<Body<K>>> {
  return send(`/api/${name}?${new URLSearchParams(query)}`)
}

/** New visitors. */
export function newVisitor(): string {
  return `visitor-${crypto.randomUUID()}`
}

/** GETs a path as it is written, where `fetch` would resolve its dots first. */
export function getRaw(path: string): Promise<{ status: number | undefined; bytes: Buffer }> {
  const { hostname, port } = new URL(PORTAL)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (response) => {
      buffer(response).then((bytes) => resolve({ status: response.statusCode, bytes }), reject)
    })
    sent.once('error', reject).end()
  })
}

/** Runs tasks at most `width` at a time: the emulators answer more slowly when asked for more at once. */
export async function inParallel<T>(
  count: number,
  width: number,
  task: (at: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < count; at = next++) results[at] = await task(at)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
