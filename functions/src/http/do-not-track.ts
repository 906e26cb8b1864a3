import type { IncomingHttpHeaders } from 'node:http'

/** Whether the browser asks that nobody follows or counts whoever uses it: Do Not Track, or Global Privacy Control. */
export function asksNotToBeTracked(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
