import { createContext, useContext } from 'react'

/** How the client of a room chooses photos for the list that is current. */
export interface Choosing {
  /** What the list is called. */
  title: string
  /** Ids of its photos, the one chosen first at first. */
  pids: readonly string[]
  /** The client has submitted it. */
  isClosed: boolean
  toggle(pid: string): void
}

const ChoosingContext = createContext<Choosing | null>(null)

export const ChoosingProvider = ChoosingContext.Provider

/** Null where nothing is chosen. */
export const useChoosing = (): Choosing | null => useContext(ChoosingContext)
