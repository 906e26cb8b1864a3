import { createStore } from '../../lib/storage/store.ts'
import type { FoundScreen } from './screens.ts'

/** What the current screen adds to the search. */
export interface Commands {
  /** Its pages and actions, by title. */
  screens: readonly FoundScreen[]
  /** Its lists that can be searched for the same text. */
  lists(search: string): readonly FoundScreen[]
}

/** The commands of the dashboard while it is shown; null elsewhere. */
export const commands = createStore<Commands | null>(null)
