import { termsTabIn } from '@dlm/contract/brand/legal/headings'
import { isOwnText } from '@dlm/contract/brand/legal/own-texts'
import { prose } from '@dlm/contract/brand/prose'
import { Id } from '@dlm/contract/common.schema'
import type { Kind } from '@dlm/contract/kinds/kind'
import { addressPath, kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { paths, type ServerRenderedPath } from '@dlm/contract/site/paths'
import { readablePath } from '@dlm/contract/site/readable-paths'
import { isOut } from '../content/publication.ts'
import type { PageMetadata } from '../kinds/page-metadata.ts'
import type { PublishableKind } from '../kinds/publishable.ts'
import { type AnyPublishable, publishables } from '../kinds/registry.ts'
import { type Describe, describeStudio } from '../kinds/structured-data.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument } from '../platform/reads.ts'
import { mediaMetadata } from './media-metadata.ts'
import type { PageReader } from './prerender.ts'
import { termsMetadata } from './terms-metadata.ts'

/** An address in the documented form (SPEC §2). */
export interface AskedPage {
  path: ServerRenderedPath
  query: URLSearchParams
  /** The path that was asked for, where it was a readable one. */
  readable?: string
}

/** @param read the public answer of a call */
type Reader = (platform: Platform, query: URLSearchParams, read: PageReader) => Promise<PageMetadata | null>

/**
 * Reads what an address of a kind is about: one entry with `?id=`, with one document read, or the list of them.
 * @param isOnlyOne whether it shows nothing without an id
 */
function entryOf(kind: PublishableKind, isOnlyOne = false): Reader {
  const { collection, address, readable } = kinds[kind]
  const path = addressPath(address)
  const { page, listPage, isPreview }: AnyPublishable = publishables[kind]
  return async (platform, query, read) => {
    const id = query.get('id')
    if (!id)
      return listPage && !isOnlyOne
        ? screen(path, listPage.title, listPage.text)(platform, query, read)
        : null
    const { db, clock } = platform
    if (!Id.safeParse(id).success) return null
    const document = await readDocument(db.doc(`${collection}/${id}`))
    if (!document.exists) return null
    const isShown = isOut(document, clock)
    if (!isShown && !isPreview(platform, document, query)) return null
    const subject = page(document)
    if (!isShown) return { ...subject, path, isSecret: true }
    return { ...subject, path: readablePath(readable, { id, title: subject.title }) }
  }
}

/** A screen that is about the portal itself. */
function screen(path: string, title: string, text: () => string, describe?: Describe): Reader {
  return async () => ({
    ...{ title, text: text(), picture: null, type: 'website', path },
    ...(describe && { describe }),
  })
}

/** Parameters that narrow or change a screen's first view. */
const personal = ['search', 'tab', 'album', 'photo', 'preview']

/**
 * Whether a page is rendered with its content: the entry screens and the articles, in their public form. Entries opened from
 * their lists, results of a search, and the shipped legal texts come with the app.
 */
export function isPrerendered({ path, query }: AskedPage): boolean {
  if (path === paths.terms) {
    const tab = termsTabIn(query)
    return tab !== 'faq' && isOwnText(tab)
  }
  const isScreen = !query.has('id')
  return (isScreen || path === paths.readNews) && !personal.some((parameter) => query.has(parameter))
}

type KindOf<Name extends PublishableKind> = (typeof kinds)[Name]
type AddressOf<Name extends PublishableKind> =
  | KindOf<Name>['address']
  | (KindOf<Name> extends { otherAddresses: readonly (infer Other)[] } ? Other : never)
type EntryPath = {
  [Name in PublishableKind]: AddressOf<Name> extends `${infer Path}?id=` ? Path : never
}[PublishableKind]

/** The addresses of the kinds whose entries have an address of their own. */
const entryPages = Object.fromEntries(
  kindsWith('hasDrafts').flatMap((kind) => {
    const { address, otherAddresses = [] }: Kind = kinds[kind]
    const others = otherAddresses.map((other) => [addressPath(other), entryOf(kind, true)])
    return [[addressPath(address), entryOf(kind)], ...others]
  }),
) as Record<EntryPath, Reader>

/** The pages, each with what reads its subject; null where the address has nothing to show. */
export const pageMetadata: Readonly<Record<ServerRenderedPath, Reader>> = {
  [paths.landing]: screen(paths.landing, 'Welcome', () => prose.intro, describeStudio),
  [paths.home]: screen(paths.home, 'Home', () => prose.intro),
  [paths.explore]: screen(paths.explore, 'Explore', () => prose.intro),
  [paths.newsArea]: screen(paths.newsArea, 'News', () => prose.newsIntro),
  ...entryPages,
  [paths.viewAlbums]: mediaMetadata,
  [paths.terms]: termsMetadata,
}

/** Whether the server makes the page at a path. */
export function isServerRendered(path: string): path is ServerRenderedPath {
  return Object.hasOwn(pageMetadata, path)
}
