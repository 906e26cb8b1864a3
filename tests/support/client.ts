import type { EndpointName, PublicRead, Request } from '@dlm/contract/contract'
import { PORTAL } from './emulators.ts'

/** An answer over HTTP: the envelope as it came, not typed, since tests of refusals read what should not be there. */
export interface Answered {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what a test examines
  body: any
}

export interface Who {
  /** ID token. */
  token?: string
  /** What an anonymous browser calls itself. */
  visitor?: string
}

function headersOf({ token, visitor }: Who): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(visitor && { 'x-visitor': visitor }),
  }
}

/** Sends a request as it is, well-formed or not. */
export async function send(path: string, init: RequestInit = {}): Promise<Answered> {
  const response = await fetch(`${PORTAL}${path}`, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  const body = isJson ? JSON.parse(text) : text
  return { status: response.status, headers: response.headers, body }
}

/** Makes a call through Hosting as a client does. */
export function call<K extends EndpointName>(name: K, input: Request<K>, who: Who = {}): Promise<Answered> {
  const headers = { 'content-type': 'application/json', ...headersOf(who) }
  return send(`/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) })
}

/** Makes a public read as GET. */
export function read<K extends PublicRead>(name: K, query: Record<string, string> = {}): Promise<Answered> {
  return send(`/api/${name}?${new URLSearchParams(query)}`)
}

/** Visitors nobody has been before. */
export function newVisitor(): string {
  return `visitor-${crypto.randomUUID()}`
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
