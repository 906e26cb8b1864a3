import type { CachePolicy } from '@dlm/contract/endpoint'
import { documentedPath } from '@dlm/contract/site/readable-paths'
import { pageCache, type TextDocument } from './document.ts'
import type { AskedPage } from './metadata-by-path.ts'

/** A path as people read it; how it is escaped differs from caller to caller. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Leads to an entry's readable address from the documented one, and from one with another title, with what else the address
 * says; null where the page is at its address, and for a list, which has one address only.
 * @param canonical path of the page, with or without a query
 */
export function redirectTo(canonical: string, { path, query, readable }: AskedPage): TextDocument | null {
  const [right = ''] = canonical.split('?')
  const documented = documentedPath(right)
  if (documented === null || decoded(right) === decoded(readable ?? path)) return null
  const rest = new URLSearchParams(query)
  for (const name of new URL(documented, 'http://any').searchParams.keys()) rest.delete(name)
  // What has a readable address is out: its preview is over.
  rest.delete('preview')
  // Where a title changes and changes back, two cached redirects would lead to each other.
  return movedTo(right, rest, readable === undefined ? pageCache : null)
}

/**
 * A permanent redirect.
 * @param path of the portal; one that begins with two slashes would lead to another host
 */
export function movedTo(path: string, query: URLSearchParams, cache: CachePolicy | null): TextDocument {
  const location = query.size > 0 ? `${path}?${query}` : path
  return { status: 301, type: 'text/plain; charset=utf-8', body: '', location, cache }
}
