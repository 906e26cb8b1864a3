import { createStore } from '../../lib/storage/store.ts'
import type { FoundScreen } from './screens.ts'

/** What the place one is at adds to the search. */
export interface Commands {
  /** What can be gone to or begun there, by title. */
  screens: readonly FoundScreen[]
  /** Lists there that can be searched for the same. */
  lists(search: string): readonly FoundScreen[]
}

/** The commands of the dashboard while it is shown; null elsewhere. */
export const commands = createStore<Commands | null>(null)
