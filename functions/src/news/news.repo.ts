import type { ListOrder } from '@dlm/contract/common.schema'
import { day } from '@dlm/contract/format/day'
import { preview } from '@dlm/contract/format/preview'
import type { News, NewsCounts, Vote } from '@dlm/contract/news/news.schema'
import type { DocumentReference, DocumentSnapshot, Query, WriteBatch } from 'firebase-admin/firestore'
import { isOut, isUnpublished, publicationFacts, withoutDrafts } from '../content/publication.ts'
import { readerEnd, readerOf, takeView, type Viewer } from '../figures/readers.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { shardedCounters } from '../platform/counters.ts'
import { parseDocument } from '../platform/documents.ts'
import { inOrder } from '../platform/list-order.ts'
import { fieldsOf, type Page, readPage } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument, readDocuments, readQuery } from '../platform/reads.ts'
import { rarestGram } from '../platform/search.ts'
import { notListed } from '../text/written.doc.ts'
import { shownText } from '../text/written-text.ts'
import { NewsDoc, ReaderDoc, searchableNews } from './news.doc.ts'
import { newsKind } from './news.kind.ts'
import { countShared, wordsOf } from './shared-words.ts'

const counters = shardedCounters(['views', 'love', 'hate'])

/** Words of a title by which related articles are searched, and how many candidates are compared. */
const wordsLookedFor = 3
const candidates = 12

/** Articles that are read in case some are taken down. */
const besideTakenDown = 20

/** What is read of an article for lists. */
const listedNews = NewsDoc.omit(notListed)

const noReaction: ReaderDoc = { vote: 'none', viewedOn: '' }

function toReader(snapshot: DocumentSnapshot): ReaderDoc {
  return snapshot.exists ? parseDocument(ReaderDoc, snapshot) : noReaction
}

interface NewsQuery {
  limit: number
  cursor?: string | undefined
  search: string
  /** Lists what only admins see too. */
  drafts?: boolean
  /** Newest first, unless it says otherwise. */
  order?: ListOrder
}

export interface NewsRepo {
  /** `text` is the preview. */
  page(query: NewsQuery): Promise<Page<News>>
  /**
   * The article whole, as it is stored: the newest votes and views may not be in it yet.
   * @throws ApiError news-not-found
   */
  find(id: string): Promise<News>
  /** An article that is not out yet, whole; null for one that is, or is not there. */
  findDraft(id: string): Promise<News | null>
  /**
   * The articles that came out just before and after one; `text` is the preview.
   * @throws ApiError news-not-found
   */
  around(id: string): Promise<{ previous?: News | undefined; next?: News | undefined }>
  /** Articles that share words with this one, most first; itself among them. */
  sharing(article: News): Promise<News[]>
  /**
   * The article whole, with this visitor's vote; counts the visitor's first view of the day, and says whether this is one.
   * @param who its address has only so many views an hour; what comes then is read and not counted
   * @throws ApiError news-not-found
   */
  read(id: string, who: Viewer): Promise<{ article: News; vote: Vote; isNewView: boolean }>
  /**
   * Sets the visitor's one vote, or withdraws it; a repeated request changes nothing.
   * @throws ApiError news-not-found
   */
  vote(
    id: string,
    visitor: string,
    vote: 'like' | 'unlike',
    on: boolean,
  ): Promise<{ counts: NewsCounts; isNewVote: boolean }>
}

export function newsRepo(platform: Platform): NewsRepo {
  const { db, clock, files, throttle } = platform
  const collection = db.collection('news')

  /** @throws ApiError news-not-found, for what only admins see too */
  async function readArticle(id: string): Promise<DocumentSnapshot> {
    const snapshot = await readDocument(collection.doc(id))
    const isThere = snapshot.exists && isOut(snapshot, clock)
    if (!isThere) throw new ApiError('news-not-found')
    return snapshot
  }

  /** An article as it is read alone. */
  async function whole(document: DocumentSnapshot): Promise<News> {
    const stored = parseDocument(NewsDoc, document)
    return { ...newsKind.toAnswer(files, document.id, stored), ...(await shownText(platform, stored)) }
  }

  /** An article as lists have it. */
  function listed(document: DocumentSnapshot): News {
    const article = newsKind.toAnswer(files, document.id, parseDocument(NewsDoc, document))
    return { ...article, text: preview(article.text) }
  }

  /** The first public article, among a few: what is taken down is rare. */
  async function firstOut(sorted: Query): Promise<DocumentSnapshot | undefined> {
    const [first] = await readQuery(sorted.limit(1))
    if (!first || isOut(first, clock)) return first
    const docs = await readQuery(sorted.startAfter(first).limit(besideTakenDown))
    return docs.find((document) => isOut(document, clock))
  }

  async function readCounts(ref: DocumentReference) {
    return counters.sum(await readDocuments(db, counters.refs(ref)))
  }

  /** Changes what one visitor did, and the counts with it. */
  function updateReaction(
    ref: DocumentReference,
    reader: DocumentReference,
    next: (before: ReaderDoc) => ReaderDoc,
    known?: DocumentSnapshot,
  ) {
    const change = (snapshot: DocumentSnapshot) => {
      const before = toReader(snapshot)
      const after = next(before)
      const data = after === before ? null : { ...after, ...readerEnd(clock, after.vote !== 'none') }
      return {
        data,
        result: { before, after },
        also: (batch: WriteBatch) => recount(batch, ref, before, after),
      }
    }
    return compareAndSet(reader, change, known)
  }

  return {
    async page({ drafts = false, order = 'newest', ...input }) {
      const page = await readPage(
        inOrder(newsKind.list(platform, drafts), newsKind.orders(platform), order),
        input,
      )
      return { ...page, items: page.items.map((article) => ({ ...article, text: preview(article.text) })) }
    },

    async find(id) {
      return whole(await readArticle(id))
    },

    async findDraft(id) {
      const snapshot = await readDocument(collection.doc(id))
      const stored = snapshot.exists ? parseDocument(NewsDoc, snapshot) : null
      const isDraft = stored !== null && isUnpublished(stored, clock)
      return isDraft ? { ...(await whole(snapshot)), ...publicationFacts(stored, clock) } : null
    },

    async around(id) {
      const from = await readArticle(id)
      const published = withoutDrafts(clock)(collection)
      const [previous, next] = await Promise.all(
        (['desc', 'asc'] as const).map((direction) =>
          firstOut(published.orderBy('createdAt', direction).startAfter(from)),
        ),
      )
      return { previous: previous && listed(previous), next: next && listed(next) }
    },

    async sharing({ title, text }) {
      const words = wordsOf(title)
      const grams = words.slice(0, wordsLookedFor).flatMap((word) => rarestGram(word) ?? [])
      if (grams.length === 0) return []
      const docs = await readQuery(
        collection
          .where('grams', 'array-contains-any', grams)
          .where('createdAt', '<=', clock.now())
          .orderBy('createdAt', 'desc')
          .select(...fieldsOf(listedNews))
          .limit(candidates),
      )
      const all = wordsOf(`${title} ${text}`)
      return docs
        .map((document) => ({ document, shared: countShared(all, textOf(document)) }))
        .filter(({ document, shared }) => shared > 0 && isOut(document, clock))
        .sort((one, other) => other.shared - one.shared)
        .map(({ document }) => listed(document))
    },

    async read(id, { visitor, address, mayCountVisits }) {
      const snapshot = await readArticle(id)
      const { ref } = snapshot
      const today = day(new Date(clock.now()))
      const reader = await readDocument(readerOf(ref, visitor))
      const stored = toReader(reader)
      const isCounted = mayCountVisits && stored.viewedOn !== today && (await takeView(throttle, address))
      const { before, after } = isCounted
        ? await updateReaction(
            ref,
            reader.ref,
            (now) => (now.viewedOn === today ? now : { ...now, viewedOn: today }),
            reader,
          )
        : { before: stored, after: stored }
      const counts = await readCounts(ref)
      await counters.rollUp(snapshot, counts, clock)
      const article = { ...(await whole(snapshot)), ...counts }
      return { article, vote: after.vote, isNewView: after.viewedOn !== before.viewedOn }
    },

    async vote(id, visitor, vote, on) {
      const { ref } = await readArticle(id)
      const { before, after } = await updateReaction(ref, readerOf(ref, visitor), (now) => {
        const isOn = now.vote === vote
        return isOn === on ? now : { ...now, vote: on ? vote : 'none' }
      })
      const counts = { ...(await readCounts(ref)), vote: after.vote }
      return { counts, isNewVote: on && before.vote !== vote }
    },
  }
}

function textOf(document: DocumentSnapshot): string {
  return searchableNews(parseDocument(NewsDoc, document)).join(' ')
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
