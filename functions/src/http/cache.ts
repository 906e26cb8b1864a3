import { createHash } from 'node:crypto'
import type { CachePolicy } from '@dlm/contract/endpoint'

/** Cache-Control of a public read (DESIGN §4). */
export function cacheControl({ maxAge, sharedMaxAge, staleWhileRevalidate }: CachePolicy): string {
  return `public, max-age=${maxAge}, s-maxage=${sharedMaxAge}, stale-while-revalidate=${staleWhileRevalidate}`
}

/** Seconds for which shared caches keep what would otherwise be asked for again, while the portal is read only. */
const longAge = 3_600

/** The same for a time in which every call costs too much: browsers ask as often as ever, and the CDN answers. */
export function extendSharedMaxAge(policy: CachePolicy): CachePolicy {
  return { ...policy, sharedMaxAge: Math.max(policy.sharedMaxAge, longAge) }
}

/** Strong validator of an answer's exact bytes. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether If-None-Match names this validator; weak ones count, as caches weaken them when they compress. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}

/** Whether Cache-Control of a request asks for an answer as it is now: a reload, or a page that has changed something. */
export function bypassesCache(cacheControl: string | undefined): boolean {
  return /\b(no-cache|no-store|max-age=0)\b/.test(cacheControl ?? '')
}
