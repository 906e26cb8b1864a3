import { Id } from '@dlm/contract/common.schema'
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
} from 'firebase-admin/firestore'
import * as z from 'zod'
import { ApiError } from './api-error.ts'
import { readDocument, readDocuments, readQuery } from './reads.ts'
import { matches, rarestGram } from './search.ts'

/** The sort value of a list's last document, null where it has none, and its id: where the next page starts. */
const Cursor = z.tuple([z.union([z.number(), z.string(), z.null()]), Id])
type Cursor = z.infer<typeof Cursor>

function encode(cursor: Cursor, order = ''): string {
  return order + Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

function decode(text: string, order = ''): Cursor {
  const cursor = text.startsWith(order) ? text.slice(order.length) : ''
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw new ApiError('invalid-input', { fields: { cursor: 'not a cursor of this list' } })
  }
}

/** The cursor of a page that begins with featured entries, or right behind them: how many of them came before. */
const withFeatured = /^featured\.(\d+)$/

/** Documents a search reads at a time once the first page of candidates had too few matches; without one, at most. */
const scanStep = 100

/** A search gives up looking for more matches after this many documents; the cursor then continues from there. */
const scanAtMost = 200

type DocumentSchema = z.ZodObject | z.ZodDiscriminatedUnion<readonly z.ZodObject[]>

/** Names of the fields that documents of this schema have. */
export function fieldsOf(schema: DocumentSchema): string[] {
  const shapes = schema instanceof z.ZodObject ? [schema] : schema.options
  return [...new Set(shapes.flatMap(({ shape }) => Object.keys(shape)))]
}

export interface ListSpec<T> {
  collection: CollectionReference
  /** Leaves out what the list does not have. */
  narrow?: (query: Query) => Query
  /** Field the list is sorted by; ties are broken by the id in the same direction. */
  sort: string
  direction: 'asc' | 'desc'
  /** What its cursors begin with, where a list has several orders: a cursor of another order is invalid. */
  order?: `${string}.`
  /** What is read of each document. */
  schema: DocumentSchema
  parse(document: DocumentSnapshot): T
  /** Which documents of a batch the list shows, where no query can tell. */
  isShown?(documents: readonly DocumentSnapshot[]): Promise<boolean[]>
  /** Ids of the entries that come first where the list is not searched, in their order; each comes once. */
  featured?(): Promise<readonly string[]>
  /** What the caller is not to know of: it is not shown, and no cursor names it. */
  isSecret?(document: DocumentSnapshot): boolean
  /** What a single entry has beyond its item in a list. */
  whole?(document: DocumentSnapshot): Promise<Partial<NoInfer<T>>>
  /** The texts that are searched (SPEC §2); they must be what `grams` was made of. */
  searchable(item: NoInfer<T>): readonly string[]
}

export interface Page<T> {
  items: T[]
  next?: string
}

/** The documents of a list in its order; with a gram those that hold it, which may hold a search with that gram. */
export function candidatesOf<T>(list: ListSpec<T>, gram: string | null): Query {
  const all = list.narrow?.(list.collection) ?? list.collection
  const candidates = gram === null ? all : all.where('grams', 'array-contains', gram)
  return candidates
    .orderBy(list.sort, list.direction)
    .orderBy(FieldPath.documentId(), list.direction)
    .select(...new Set([...fieldsOf(list.schema), list.sort]))
}

/** The entries of these ids in their order, without those that the list does not show. */
async function readFeatured<T>(list: ListSpec<T>, ids: readonly string[]): Promise<T[]> {
  if (ids.length === 0) return []
  const { collection } = list
  const refs = ids.map((id) => collection.doc(id))
  const documents = await readDocuments(collection.firestore, refs, fieldsOf(list.schema))
  const existing = documents.filter((document) => document.exists && !list.isSecret?.(document))
  const visibility = await list.isShown?.(existing)
  return existing.filter((_, at) => visibility?.[at] ?? true).map((document) => list.parse(document))
}

/**
 * One page of a list, reading `limit + 1` documents without a search, and as many more as it passes over. With a search: documents whose `grams`
 * hold the query's rarest gram, checked for the whole query; a page may then be short and still have a `next`.
 * @throws ApiError invalid-input for a cursor that is not one.
 */
export async function readPage<T>(
  list: ListSpec<T>,
  { limit, cursor, search }: { limit: number; cursor?: string | undefined; search: string },
): Promise<Page<T>> {
  const gram = rarestGram(search)
  const sorted = candidatesOf(list, gram)
  const featured = (gram === null && (await list.featured?.())) || []
  const before = cursor === undefined ? '0' : list.featured && withFeatured.exec(cursor)?.[1]
  const skip = Number(before)
  const items = before === undefined ? [] : (await readFeatured(list, featured)).slice(skip, skip + limit)
  if (items.length === limit) return { items, next: `featured.${skip + limit}` }
  const others = limit - items.length
  let from = cursor === undefined || before !== undefined ? null : decode(cursor, list.order)
  /** The last document whose name may leave the server. */
  let named = from
  const start = from
  for (let scanned = 0; scanned < scanAtMost || named === start; ) {
    const missing = limit + 1 - items.length + featured.length
    // More where many were passed over: a long run of them takes few requests.
    const passed = scanned - (items.length - limit + others)
    const batch = gram === null || scanned === 0 ? Math.min(missing + passed, scanStep) : scanStep
    const docs = await readQuery((from ? sorted.startAfter(...from) : sorted).limit(batch))
    const visibility = await list.isShown?.(docs)
    for (const [at, document] of docs.entries()) {
      from = Cursor.parse([document.get(list.sort), document.id])
      if (list.isSecret?.(document)) continue
      if (featured.includes(document.id)) {
        named = from
        continue
      }
      const item = list.parse(document)
      const isMatch = (visibility?.[at] ?? true) && (gram === null || matches(list.searchable(item), search))
      if (isMatch && items.length === limit && named) return { items, next: encode(named, list.order) }
      if (isMatch) items.push(item)
      named = from
    }
    if (docs.length < batch) return { items }
    scanned += docs.length
  }
  return named ? { items, next: encode(named, list.order) } : { items }
}

/**
 * A page of a list whose entries have links of their own: with an `id` that entry alone, or none.
 * @throws ApiError invalid-input for a cursor that is not one
 */
export async function readLinkedPage<T>(
  list: ListSpec<T>,
  { id, ...input }: { id?: string | undefined; limit: number; cursor?: string | undefined; search: string },
): Promise<Page<T>> {
  if (id === undefined) return readPage(list, input)
  const snapshot = await readDocument(list.collection.doc(id))
  if (!snapshot.exists || list.isSecret?.(snapshot)) return { items: [] }
  const [isShown = true] = (await list.isShown?.([snapshot])) ?? []
  return { items: isShown ? [{ ...list.parse(snapshot), ...(await list.whole?.(snapshot)) }] : [] }
}
