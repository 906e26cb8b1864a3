import * as z from 'zod'
import { Theme } from '../accounts/user.schema.ts'
import { Done, OwnEmail } from '../common.schema.ts'
import { endpoint, listCache } from '../endpoint.ts'
import { NewEntries, NewEntriesInput, SearchInput, SearchResults } from './search.schema.ts'

/** The calls of the shell (SPEC §7), and its search. */
export const siteEndpoints = {
  /** Saves the theme of a signed-in user; an anonymous visitor's is local and makes no call (SPEC §4). */
  theme: endpoint({
    access: 'member',
    effect: 'write',
    input: z.object({ email: OwnEmail, theme: Theme }),
    own: { email: 'email' },
    output: Done,
  }),
  /** Some public entries of every kind whose texts hold the search; none for an empty one. */
  search_all: endpoint({ access: 'public', input: SearchInput, output: SearchResults, cache: listCache }),
  /** The newest of what was made public since then, newest first. */
  new_entries: endpoint({ access: 'member', effect: 'read', input: NewEntriesInput, output: NewEntries }),
} as const
