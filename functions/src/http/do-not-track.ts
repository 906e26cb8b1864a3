import type { IncomingHttpHeaders } from 'node:http'

/** Whether the browser asks not to be tracked: by Do Not Track or Global Privacy Control. */
export function asksNotToBeTracked(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
