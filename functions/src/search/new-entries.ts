import { isKindWith } from '@dlm/contract/kinds/kinds'
import { maxNew } from '@dlm/contract/site/search.schema'
import type { Handler } from '../platform/handler.ts'
import { fieldsOf } from '../platform/paging.ts'
import { readQuery } from '../platform/reads.ts'
import { publicLists } from './public-lists.ts'

/** Entries of one kind at most, so that an album of films does not hide an article. */
const maxOfKind = 2

/**
 * The newest of what was published since then, whatever its kind: two documents of each are read at most. A draft is published in
 * the future, so it is not among them.
 */
export const new_entries: Handler<'new_entries'> = async ({ platform }, { since }) => {
  const lists = publicLists(platform).filter(({ kind }) => isKindWith('isHighlighted', kind))
  const groups = await Promise.all(
    lists.map(async (list) => {
      const docs = await readQuery(
        list.collection
          .where('createdAt', '>', since)
          .where('createdAt', '<=', platform.clock.now())
          .orderBy('createdAt', 'desc')
          .limit(maxOfKind)
          .select(...fieldsOf(list.schema), 'createdAt'),
      )
      const published = docs.filter((document) => !list.isSecret?.(document))
      return published.map((document) => ({
        at: Number(document.get('createdAt')),
        result: list.parse(document).result,
      }))
    }),
  )
  const newest = groups.flat().sort((a, b) => b.at - a.at)
  return { data: newest.slice(0, maxNew).map(({ result }) => result) }
}
