import type { DocumentSnapshot, Query } from 'firebase-admin/firestore'
import { candidatesOf, type ListSpec } from '../platform/paging.ts'
import { readQuery } from '../platform/reads.ts'
import { matches, rarestGram } from '../platform/search.ts'

/** Documents that are read of each list before those without a match are searched further. */
const firstLook = 2

/** Entries of one list at most that are answered, so that one kind does not bury the others. */
const maxOfOne = 5

interface Look<T> {
  list: ListSpec<T>
  candidates: Query
  found: T[]
  /** Documents that were read, as the database counts them: a query that finds nothing is one. */
  reads: number
  last?: DocumentSnapshot | undefined
  /** There is nothing more to read. */
  isDone: boolean
}

/** Reads so many candidates more. */
async function lookFurther<T>(look: Look<T>, most: number, search: string): Promise<void> {
  const { list, candidates, last } = look
  const docs = await readQuery((last ? candidates.startAfter(last) : candidates).limit(most))
  for (const document of docs) {
    if (list.isSecret?.(document)) continue
    const item = list.parse(document)
    if (matches(list.searchable(item), search)) look.found.push(item)
  }
  look.reads += Math.max(docs.length, 1)
  look.last = docs.at(-1) ?? last
  look.isDone = docs.length < most
}

/**
 * Some entries of several lists that hold the search, reading at most `budget` documents of all together: a few of each
 * list, and what is left of the budget of those that may have a match and showed none yet, or else of all that have more.
 * @param budget two for each list at least
 */
export async function searchLists<T>(
  lists: readonly ListSpec<T>[],
  search: string,
  budget: number,
): Promise<T[]> {
  const gram = rarestGram(search)
  if (gram === null) return []
  const looks = lists.map(
    (list): Look<T> => ({ list, candidates: candidatesOf(list, gram), found: [], reads: 0, isDone: false }),
  )
  await Promise.all(looks.map((look) => lookFurther(look, firstLook, search)))

  const more = looks.filter(({ isDone }) => !isDone)
  const without = more.filter(({ found }) => found.length === 0)
  const continued = without.length > 0 ? without : more
  const remaining = budget - looks.reduce((sum, { reads }) => sum + reads, 0)
  const share = Math.floor(remaining / Math.max(continued.length, 1))
  if (share > 0) await Promise.all(continued.map((look) => lookFurther(look, share, search)))
  return looks.flatMap(({ found }) => found.slice(0, maxOfOne))
}
