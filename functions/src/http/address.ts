import type { IncomingHttpHeaders } from 'node:http'

/**
 * The caller's address: the `hops`-th entry of X-Forwarded-For from the right. Everything further left is the caller's
 * own writing (SECURITY "Address"), which Express would believe.
 * @param hops how many proxies of ours append an entry; from configuration
 */
export function callerAddress(headers: IncomingHttpHeaders, hops: number): string {
  const forwarded = headers['x-forwarded-for']
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  const entry = entries.at(-hops)?.trim()
  return entry && entry.length <= 64 ? entry : 'unknown'
}
