import { type Collection, collections, toData } from '../../functions/src/archive/collections.ts'

/** Makes of a stored document what is stored today: all fields of its schema, and what the search needs. */
export type Rewrite = (data: unknown) => Record<string, unknown>

const all: [name: string, collection: Collection<Record<string, unknown>>][] = Object.entries(collections)

/** The collections that can be searched, by name. */
export const searchedCollections: Readonly<Record<string, Rewrite>> = Object.fromEntries(
  all
    .filter(([, { searchable }]) => searchable)
    .map(([name, collection]) => [name, (data: unknown) => toData(collection, data)]),
)
