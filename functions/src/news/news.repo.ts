import { day } from '@dlm/contract/format/day'
import { preview } from '@dlm/contract/format/preview'
import type { News, NewsCounts, Vote } from '@dlm/contract/news/news.schema'
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { shardedCounters } from '../platform/counters.ts'
import { parseDocument } from '../platform/documents.ts'
import { type Page, readPage } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { isPublished } from '../platform/publication.ts'
import { readerEnd, readerOf, takeView } from '../platform/readers.ts'
import { type FileAddresses, pictureUrl, toPicture } from '../platform/storage.ts'
import { NewsDoc, ReaderDoc, searchableNews } from './news.doc.ts'

const counters = shardedCounters(['views', 'love', 'hate'])

const noReaction: ReaderDoc = { vote: 'none', viewedOn: '' }

interface NewsQuery {
  limit: number
  cursor?: string | undefined
  search: string
  /** Lists what is still to be published too. */
  drafts?: boolean
}

/** An article as answers carry it. */
export function toNews(files: FileAddresses, id: string, stored: NewsDoc): News {
  const { cover, createdAt: _, ...article } = stored
  return { ...article, id, covr: pictureUrl(files, cover), cover: toPicture(files, cover) }
}

export interface NewsRepo {
  /** Newest first; `text` is the preview. */
  page(query: NewsQuery): Promise<Page<News>>
  /**
   * The article whole, as it is stored: the newest votes and views may not be in it yet.
   * @throws ApiError news-not-found
   */
  find(id: string): Promise<News>
  /**
   * The article whole, with this visitor's vote; counts the visitor's first view of the day.
   * @param address has only so many views an hour; what comes then is read and not counted
   * @throws ApiError news-not-found
   */
  read(id: string, visitor: string, address: string): Promise<{ article: News; vote: Vote }>
  /**
   * Sets the visitor's one vote, or withdraws it; a repeated request changes nothing.
   * @throws ApiError news-not-found
   */
  vote(id: string, visitor: string, vote: 'like' | 'unlike', on: boolean): Promise<NewsCounts>
}

export function newsRepo({ db, clock, files, throttle }: Platform): NewsRepo {
  const collection = db.collection('news')

  /** @throws ApiError news-not-found, for a draft too */
  async function readArticle(id: string): Promise<DocumentSnapshot> {
    const snapshot = await collection.doc(id).get()
    const isThere = snapshot.exists && isPublished(parseDocument(NewsDoc, snapshot), clock)
    if (!isThere) throw new ApiError('news-not-found')
    return snapshot
  }

  async function readCounts(ref: DocumentReference) {
    return counters.sum(await db.getAll(...counters.refs(ref)))
  }

  /** Changes what one visitor did, and the counts with it. */
  function react(ref: DocumentReference, visitor: string, next: (before: ReaderDoc) => ReaderDoc) {
    return compareAndSet(readerOf(ref, visitor), (snapshot) => {
      const before = snapshot.exists ? parseDocument(ReaderDoc, snapshot) : noReaction
      const after = next(before)
      const data = after === before ? null : { ...after, ...readerEnd(clock, after.vote !== 'none') }
      return { data, result: after, also: (batch) => recount(batch, ref, before, after) }
    })
  }

  return {
    async page({ drafts = false, ...input }) {
      const page = await readPage(
        {
          collection,
          ...(!drafts && { narrow: (query) => query.where('createdAt', '<=', clock.now()) }),
          sort: 'createdAt',
          direction: 'desc',
          schema: NewsDoc,
          parse: (document) => toNews(files, document.id, parseDocument(NewsDoc, document)),
          searchable: searchableNews,
        },
        input,
      )
      return { ...page, items: page.items.map((article) => ({ ...article, text: preview(article.text) })) }
    },

    async find(id) {
      return toNews(files, id, parseDocument(NewsDoc, await readArticle(id)))
    },

    async read(id, visitor, address) {
      const snapshot = await readArticle(id)
      const { ref } = snapshot
      const today = day(new Date(clock.now()))
      const reader = await ref.collection('readers').doc(visitor).get()
      const before = reader.exists ? parseDocument(ReaderDoc, reader) : noReaction
      const isCounted = before.viewedOn !== today && (await takeView(throttle, address))
      const { vote } = isCounted
        ? await react(ref, visitor, (now) => (now.viewedOn === today ? now : { ...now, viewedOn: today }))
        : before
      const counts = await readCounts(ref)
      await counters.rollUp(snapshot, counts, clock)
      return { article: { ...toNews(files, id, parseDocument(NewsDoc, snapshot)), ...counts }, vote }
    },

    async vote(id, visitor, vote, on) {
      const { ref } = await readArticle(id)
      const after = await react(ref, visitor, (before) => {
        const isOn = before.vote === vote
        return isOn === on ? before : { ...before, vote: on ? vote : 'none' }
      })
      return { ...(await readCounts(ref)), vote: after.vote }
    },
  }
}

function recount(batch: WriteBatch, ref: DocumentReference, before: ReaderDoc, after: ReaderDoc): void {
  const voters = (vote: Vote) => Number(after.vote === vote) - Number(before.vote === vote)
  const change = {
    views: Number(after.viewedOn !== before.viewedOn),
    love: voters('like'),
    hate: voters('unlike'),
  }
  if (change.views || change.love || change.hate) counters.add(batch, ref, change)
}
