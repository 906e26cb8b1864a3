import { encodeWire } from '@dlm/contract/media/codec'
import type { MediaQuery } from '@dlm/contract/media/media.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod'
import { ApiError } from '../platform/api-error.ts'
import type { Context } from '../platform/handler.ts'
import { checkOrder, inOrder, type Orders } from '../platform/list-order.ts'
import { fieldsOf, type ListSpec, readPage } from '../platform/paging.ts'
import { readDocuments } from '../platform/reads.ts'
import { matches } from '../platform/search.ts'

/** A list whose entries can be asked for by their ids. */
export interface MediaList<T> extends ListSpec<T> {
  /** Whether the list has this document: what `narrow` asks of the others. */
  has?(document: DocumentSnapshot): boolean
}

/** The entries with these ids in their order, without those that are not there or not in the list. */
async function readEntries<T>(list: MediaList<T>, ids: readonly string[], search: string): Promise<T[]> {
  const refs = [...new Set(ids)].map((id) => list.collection.doc(id))
  if (refs.length === 0) return []
  const documents = await readDocuments(list.collection.firestore, refs, fieldsOf(list.schema))
  return documents
    .filter((document) => document.exists && (list.has?.(document) ?? true))
    .map((document) => list.parse(document))
    .filter((item) => matches(list.searchable(item), search))
}

/**
 * The answer of an encoded list (SPEC §7): a page, or the entries that were asked for by id. What the schema does not name
 * does not leave, although the encoded text is not checked again.
 * @param finish what is still to be read of an item
 * @throws ApiError invalid-input for a cursor that is not one
 */
export async function encodedList<S extends z.ZodType>(
  schema: S,
  list: MediaList<z.input<S>>,
  { ids, order: _, ...page }: MediaQuery,
  finish?: (item: z.input<S>) => Promise<z.input<S>>,
): Promise<{ data: string; next?: string }> {
  const { items, next } = ids
    ? { items: await readEntries(list, ids, page.search) }
    : await readPage(list, page)
  const finished = finish ? await Promise.all(items.map(finish)) : items
  return { data: encodeWire(z.array(schema).parse(finished)), ...(next !== undefined && { next }) }
}

/**
 * A media list in the order that was asked for.
 * @throws ApiError not-allowed for callers who are no admins; invalid-input for an order that the list does not have
 */
export async function ordered<T>(
  isAdmin: Context<'public'>['isAdmin'],
  list: MediaList<T>,
  orders: Orders,
  order: MediaQuery['order'],
): Promise<MediaList<T>> {
  await checkOrder(isAdmin, { order })
  if (order !== 'newest' && !orders[order])
    throw new ApiError('invalid-input', { fields: { payload: 'no order of this list' } })
  return inOrder(list, orders, order)
}
