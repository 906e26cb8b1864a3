import { slug } from '../format/slug.ts'
import { type KindWith, kinds, kindsWith } from '../kinds/kinds.ts'
import { tagKey } from '../tags/tags.ts'
import { paths } from './paths.ts'

/** The first part of a readable address, which names the kind. */
export type ReadableKind = (typeof kinds)[KindWith<'readable'>]['readable']

/** The documented address (SPEC §2) behind each of them, but for the id. */
export const documentedPaths = Object.fromEntries(
  kindsWith('readable').map((name) => [kinds[name].readable, kinds[name].address]),
) as Readonly<Record<ReadableKind, string>>

/** What the code that knows these addresses is called among that of the screens. */
export const readableCode = 'readable'

/**
 * The address that search engines and feeds have of an entry: `/news/<slug>-<id>`. An id that has dashes of its own follows
 * two dashes: a slug has never two, so the first two end it.
 */
export function readablePath(kind: ReadableKind, { id, title }: { id: string; title: string }): string {
  const words = slug(title)
  const dashes = id.includes('-') ? '--' : words && '-'
  return `/${kind}/${encodeURIComponent(words)}${dashes}${id}`
}

/** The address of a tag, whatever is in lists of it: `/tags/<key>`. */
export const tagPath = (tag: string): string => `${paths.tags}/${encodeURIComponent(tagKey(tag))}`

/** The documented address behind a readable one, whatever its slug says; null for every other path. */
export function documentedPath(pathname: string): string | null {
  const [, tag] = /^\/tags\/([^/?&#=]+)$/.exec(pathname) ?? []
  if (tag) return `${paths.tags}?tag=${tag}`
  const [, kind = '', whole, last] = /^\/(\w+)\/(?:[^/]*?--([\w-]+)|(?:[^/]*-)?(\w+))$/.exec(pathname) ?? []
  return Object.hasOwn(documentedPaths, kind) ? documentedPaths[kind as ReadableKind] + (whole ?? last) : null
}
