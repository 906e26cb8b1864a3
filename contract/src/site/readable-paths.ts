import { slug } from '../format/slug.ts'
import { paths } from './paths.ts'

/** What stands for an entry's kind in its readable address, and the documented address (SPEC §2) but for the id. */
export const documentedPaths = {
  news: `${paths.readNews}?id=`,
  products: `${paths.viewProducts}?id=`,
  services: `${paths.services}?id=`,
  events: `${paths.viewEvents}?id=`,
  albums: `${paths.viewAlbums}?album=`,
  videos: `${paths.viewAlbums}?tab=video&id=`,
  audio: `${paths.viewAlbums}?tab=audio&id=`,
} as const

/** What the code that knows these addresses is called among that of the screens. */
export const readableCode = 'readable'

export type ReadableKind = keyof typeof documentedPaths

/**
 * The address that search engines and feeds have of an entry: `/news/<slug>-<id>`. Two dashes stand before an id that has
 * dashes of its own: a slug has never two, so the first two end it.
 */
export function readablePath(kind: ReadableKind, { id, title }: { id: string; title: string }): string {
  const words = slug(title)
  const dashes = id.includes('-') ? '--' : words && '-'
  return `/${kind}/${encodeURIComponent(words)}${dashes}${id}`
}

/** The documented address behind a readable one, whatever its slug says; null for every other path. */
export function documentedPath(pathname: string): string | null {
  const [, kind = '', whole, last] = /^\/(\w+)\/(?:[^/]*?--([\w-]+)|(?:[^/]*-)?(\w+))$/.exec(pathname) ?? []
  return Object.hasOwn(documentedPaths, kind) ? documentedPaths[kind as ReadableKind] + (whole ?? last) : null
}
