import * as z from 'zod'
import { Count, Id, PageInput, Picture } from '../common.schema.ts'
import { contentKinds } from '../kinds/kinds.ts'

/** What the search of everything looks through, in the order of its answer. */
export const searchKinds = [...contentKinds, 'question'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Documents that one search of everything reads at most; so it never finds more. */
export const searchReads = 30

export const SearchInput = PageInput.pick({ search: true })

/** Something found: `path` is where it is shown, `text` the beginning of what it says. */
export const SearchResult = z.object({
  kind: z.enum(searchKinds),
  id: Id,
  title: z.string(),
  text: z.string().optional(),
  picture: Picture.optional(),
  path: z.string().regex(/^\/(?!\/)/, 'not an address of the portal'),
})
export type SearchResult = z.infer<typeof SearchResult>

export const SearchResults = z.object({ data: z.array(SearchResult).max(searchReads) })

/** New entries that are answered at most. */
export const maxNew = 6

/** @property since when the visitor was here last, in ms since 1970 */
export const NewEntriesInput = z.object({ since: Count })

export const NewEntries = z.object({ data: z.array(SearchResult).max(maxNew) })
