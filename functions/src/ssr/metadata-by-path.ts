import { termsTabIn } from '@dlm/contract/brand/legal/headings'
import { isOwnText } from '@dlm/contract/brand/legal/own-texts'
import { prose } from '@dlm/contract/brand/prose'
import { Id } from '@dlm/contract/common.schema'
import { shieldAbove } from '@dlm/contract/constants'
import { paths, type ServerRenderedPath } from '@dlm/contract/site/paths'
import { type ReadableKind, readablePath } from '@dlm/contract/site/readable-paths'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { ProductDoc } from '../catalogue/product.doc.ts'
import { ServiceDoc } from '../catalogue/service.doc.ts'
import { isPreviewOf } from '../content/preview-permit.ts'
import { EventDoc } from '../events/event.doc.ts'
import { NewsDoc } from '../news/news.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { isOut, isToCome } from '../platform/publication.ts'
import { readDocument } from '../platform/reads.ts'
import { mediaMetadata } from './media-metadata.ts'
import type { PageMetadata } from './page-metadata.ts'
import type { PageReader } from './prerender.ts'
import {
  type Describe,
  describeArticle,
  describeEvent,
  describeProduct,
  describeService,
  describeStudio,
} from './structured-data.ts'
import { termsMetadata } from './terms-metadata.ts'

/** An address in the documented form (SPEC §2). */
export interface AskedPage {
  path: ServerRenderedPath
  query: URLSearchParams
  /** The path that was asked for, where it was a readable one. */
  readable?: string
}

/** @param read what everybody is answered by a call */
type Reader = (platform: Platform, query: URLSearchParams, read: PageReader) => Promise<PageMetadata | null>

interface Linked {
  /** Path whose `id` opens one entry. */
  path: string
  /** Also the name of its collection. */
  kind: Extract<ReadableKind, 'news' | 'products' | 'services' | 'events'>
  about(document: DocumentSnapshot): Omit<PageMetadata, 'path'>
  /** What the path shows without an id; a path without a list has nothing to show then. */
  list?: { title: string; text(): string }
  /** Whether the address lets see an entry that is not out yet. */
  isPreview?(platform: Platform, document: DocumentSnapshot, query: URLSearchParams): boolean
}

/** Reads what an address with `?id=` is about, with one document read. */
function linked({ path, kind, about, list, isPreview }: Linked): Reader {
  return async (platform, query, read) => {
    const id = query.get('id')
    if (!id) return list ? screen(path, list.title, list.text)(platform, query, read) : null
    const { db, clock } = platform
    if (!Id.safeParse(id).success) return null
    const document = await readDocument(db.doc(`${kind}/${id}`))
    if (!document.exists) return null
    const isShown = isOut(document, clock)
    if (!isShown && !isPreview?.(platform, document, query)) return null
    const subject = about(document)
    if (!isShown) return { ...subject, path, isSecret: true }
    return { ...subject, path: readablePath(kind, { id, title: subject.title }) }
  }
}

const product: Linked = {
  path: paths.viewProducts,
  kind: 'products',
  about(document) {
    const product = parseDocument(ProductDoc, document)
    const { name, subt, deta, cover } = product
    return {
      ...{ title: name || subt, text: deta, picture: cover, type: 'product' },
      describe: describeProduct(product),
    }
  },
}

/** A screen that is about the portal itself. */
function screen(path: string, title: string, text: () => string, describe?: Describe): Reader {
  return async () => ({
    ...{ title, text: text(), picture: null, type: 'website', path },
    ...(describe && { describe }),
  })
}

/** What narrows or changes a screen's first view for whoever is at it. */
const personal = ['search', 'tab', 'album', 'photo', 'preview']

/**
 * Whether a page comes with its content: the entry screens and the articles, as everybody has them. Entries opened from
 * their lists, what somebody searched, and the shipped legal texts come with the app.
 */
export function isPrerendered({ path, query }: AskedPage): boolean {
  if (path === paths.terms) {
    const tab = termsTabIn(query)
    return tab !== 'faq' && isOwnText(tab)
  }
  const isScreen = !query.has('id')
  return (isScreen || path === paths.readNews) && !personal.some((parameter) => query.has(parameter))
}

/** The pages, each with what reads its subject; null where the address has nothing to show. */
export const pageMetadata: Readonly<Record<ServerRenderedPath, Reader>> = {
  [paths.landing]: screen(paths.landing, 'Welcome', () => prose.intro, describeStudio),
  [paths.home]: screen(paths.home, 'Home', () => prose.intro),
  [paths.explore]: screen(paths.explore, 'Explore', () => prose.intro),
  [paths.newsArea]: screen(paths.newsArea, 'News', () => prose.newsIntro),
  [paths.readNews]: linked({
    path: paths.readNews,
    kind: 'news',
    about(document) {
      const article = parseDocument(NewsDoc, document)
      const { title, text, cover, date } = article
      return {
        ...{ title, text, picture: cover, type: 'article', published: date },
        describe: describeArticle(article),
      }
    },
    isPreview: (platform, document, query) =>
      isToCome(parseDocument(NewsDoc, document), platform.clock) &&
      isPreviewOf(platform, document.id, query.get('preview') ?? undefined),
  }),
  [paths.viewProducts]: linked({
    ...product,
    list: { title: 'Products', text: () => prose.productsIntro },
  }),
  [paths.purchaseProducts]: linked(product),
  [paths.services]: linked({
    path: paths.services,
    kind: 'services',
    about(document) {
      const service = parseDocument(ServiceDoc, document)
      const { title, text, cover, ageLmt } = service
      const isForAdults = ageLmt > shieldAbove
      // A preview is shown to whoever is in the chat: what needs the age confirmed stays behind it.
      return isForAdults
        ? { title, text: 'A service for adults.', picture: null, type: 'product', isForAdults }
        : { title, text, picture: cover, type: 'product', describe: describeService(service) }
    },
    list: { title: 'Services', text: () => prose.servicesIntro },
  }),
  [paths.viewEvents]: linked({
    path: paths.viewEvents,
    kind: 'events',
    about(document) {
      const event = parseDocument(EventDoc, document)
      const { title, deta, cover } = event
      return { title, text: deta, picture: cover, type: 'article', describe: describeEvent(event) }
    },
    list: { title: 'All events', text: () => prose.allEventsIntro },
  }),
  [paths.viewAlbums]: mediaMetadata,
  [paths.terms]: termsMetadata,
}

/** Whether the server makes the page at a path. */
export function isServerRendered(path: string): path is ServerRenderedPath {
  return Object.hasOwn(pageMetadata, path)
}
