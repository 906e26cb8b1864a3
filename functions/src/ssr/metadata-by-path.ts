import { brand } from '@dlm/contract/brand'
import { Id } from '@dlm/contract/common.schema'
import { shieldAbove } from '@dlm/contract/constants'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ProductDoc } from '../catalogue/product.doc.ts'
import { ServiceDoc } from '../catalogue/service.doc.ts'
import { EventDoc } from '../events/event.doc.ts'
import { NewsDoc } from '../news/news.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { isPublished } from '../platform/publication.ts'
import { mediaMetadata } from './media-metadata.ts'
import type { PageMetadata } from './page-metadata.ts'

type Reader = (platform: Platform, query: URLSearchParams) => Promise<PageMetadata | null>

interface Linked {
  /** Path whose `id` opens one entry. */
  path: string
  collection: string
  about(document: DocumentSnapshot): Omit<PageMetadata, 'path'>
  /** What the path shows without an id; a path without a list has nothing to show then. */
  list?: { title: string; text: string }
}

/** What every entry has: drafts are nothing to tell of yet. */
const Dated = z.object({ createdAt: z.number() })

/** Reads what an address with `?id=` is about, with one document read. */
function linked({ path, collection, about, list }: Linked): Reader {
  return async ({ db, clock }, query) => {
    const id = query.get('id')
    if (!id) return list ? { ...list, picture: null, type: 'website', path } : null
    if (!Id.safeParse(id).success) return null
    const document = await db.doc(`${collection}/${id}`).get()
    const isThere = document.exists && isPublished(parseDocument(Dated, document), clock)
    return isThere ? { ...about(document), path: `${path}?id=${id}` } : null
  }
}

const product: Linked = {
  path: '/view_products',
  collection: 'products',
  about(document) {
    const { name, subt, deta, cover } = parseDocument(ProductDoc, document)
    return { title: name || subt, text: deta, picture: cover, type: 'product' }
  },
}

/** A screen that is about the portal itself. */
function screen(path: string, title: string, text: string): Reader {
  return async () => ({ title, text, picture: null, type: 'website', path })
}

/** What narrows or changes a screen's first view for whoever is at it. */
const personal = ['search', 'tab', 'album', 'photo']

/**
 * Whether a page comes with its content: the entry screens and the articles, as everybody has them. Entries opened from
 * their lists, and what somebody searched, come with the app.
 */
export function isPrerendered({ path }: PageMetadata, query: URLSearchParams): boolean {
  const isScreen = !path.includes('?')
  return (isScreen || path.startsWith('/read_news?')) && !personal.some((parameter) => query.has(parameter))
}

/** The pages, each with what reads its subject; null where the address has nothing to show. */
export const pageMetadata: Readonly<Record<string, Reader>> = {
  '/': screen('/', 'Welcome', brand.intro),
  '/home': screen('/home', 'Home', brand.intro),
  '/explore': screen('/explore', 'Explore', brand.intro),
  '/news_area': screen('/news_area', 'News', 'What is new in the studio, in the albums and in our software.'),
  '/read_news': linked({
    path: '/read_news',
    collection: 'news',
    about(document) {
      const { title, text, cover, date } = parseDocument(NewsDoc, document)
      return { title, text, picture: cover, type: 'article', published: date }
    },
  }),
  '/view_products': linked({
    ...product,
    list: { title: 'Products', text: 'The software we build, free and paid, to look at and to download.' },
  }),
  '/purchase_products': linked(product),
  '/services': linked({
    path: '/services',
    collection: 'services',
    about(document) {
      const { title, text, cover, ageLmt } = parseDocument(ServiceDoc, document)
      const isForAdults = ageLmt > shieldAbove
      // A preview is shown to whoever is in the chat: what needs the age confirmed stays behind it.
      return isForAdults
        ? { title, text: 'A service for adults.', picture: null, type: 'product', isForAdults }
        : { title, text, picture: cover, type: 'product' }
    },
    list: { title: 'Services', text: 'What we do for you, from a portrait to a whole production.' },
  }),
  '/view_events': linked({
    path: '/view_events',
    collection: 'events',
    about(document) {
      const { title, deta, cover } = parseDocument(EventDoc, document)
      return { title, text: deta, picture: cover, type: 'article' }
    },
    list: { title: 'All events', text: 'Where to meet us: walks, exhibitions, workshops and talks.' },
  }),
  '/view_albums': mediaMetadata,
}
