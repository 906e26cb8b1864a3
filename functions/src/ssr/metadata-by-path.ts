import { termsTabIn } from '@dlm/contract/brand/legal/headings'
import { isOwnText } from '@dlm/contract/brand/legal/own-texts'
import { prose } from '@dlm/contract/brand/prose'
import { Id } from '@dlm/contract/common.schema'
import type { Kind } from '@dlm/contract/kinds/kind'
import { addressPath, kinds } from '@dlm/contract/kinds/kinds'
import { paths } from '@dlm/contract/site/paths'
import { readablePath } from '@dlm/contract/site/readable-paths'
import type { RenderedScreen } from '@dlm/contract/site/screens'
import { isOut } from '../content/publication.ts'
import type { PageMetadata } from '../kinds/page-metadata.ts'
import { type AnyPublishable, allPublishables } from '../kinds/registry.ts'
import { type Describe, describeStudio } from '../kinds/structured-data.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument } from '../platform/reads.ts'
import { mediaMetadata } from './media-metadata.ts'
import type { PageReader } from './prerender.ts'
import { tagMetadata } from './tag-metadata.ts'
import { termsMetadata } from './terms-metadata.ts'

/** An address in the documented form (SPEC §2). */
export interface AskedPage {
  path: string
  query: URLSearchParams
  /** The path that was asked for, where it was a readable one. */
  readable?: string
}

/** @param read the public answer of a call */
type Reader = (platform: Platform, query: URLSearchParams, read: PageReader) => Promise<PageMetadata | null>

/** Reads what the entry of `?id=` is about; null where there is none. */
function entryOf({ kind, page, isPreview }: AnyPublishable): Reader {
  const { collection, address, readable } = kinds[kind]
  const path = addressPath(address)
  return async (platform, query) => {
    const { db, clock } = platform
    const id = query.get('id') ?? ''
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

/** The pages of a kind: its entries, and the list of them, which may have the same path. */
function pagesOf(publishable: AnyPublishable): [string, Reader][] {
  const { address, shareAddress = address, list }: Kind = kinds[publishable.kind]
  const path = list?.path ?? addressPath(address)
  const ofEntry = entryOf(publishable)
  const ofList = screen(path, publishable.listPage.title, publishable.listPage.text)
  const entryPath = addressPath(address)
  return [
    [path, ofList],
    [addressPath(shareAddress), ofEntry],
    [
      entryPath,
      (platform, query, read) =>
        (path !== entryPath || query.get('id') ? ofEntry : ofList)(platform, query, read),
    ],
  ]
}

/** The preview of a client room has the name of the studio alone. */
const roomMetadata: Reader = async () => ({
  ...{ title: '', text: '', picture: null, type: 'website', path: paths.room, isSecret: true },
})

const screenPages: Readonly<Record<RenderedScreen, Reader>> = {
  [paths.landing]: screen(paths.landing, 'Welcome', () => prose.intro, describeStudio),
  [paths.home]: screen(paths.home, 'Home', () => prose.intro),
  [paths.explore]: screen(paths.explore, 'Explore', () => prose.intro),
  [paths.terms]: termsMetadata,
  [paths.tags]: tagMetadata,
  [paths.room]: roomMetadata,
}

/** What reads the subject of each page; it answers null where the address has nothing to show. */
const readers: Readonly<Record<string, Reader>> = {
  ...screenPages,
  ...Object.fromEntries(allPublishables.flatMap(pagesOf)),
  [paths.viewAlbums]: mediaMetadata,
}

/** The paths of the pages that the server makes. */
export const serverRendered: readonly string[] = Object.keys(readers)

/** What the page at an address is about; null where there is nothing to show. */
export async function pageMetadata(
  platform: Platform,
  { path, query }: AskedPage,
  read: PageReader,
): Promise<PageMetadata | null> {
  return readers[path]?.(platform, query, read) ?? null
}
