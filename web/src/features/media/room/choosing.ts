import { createContext, useContext } from 'react'
import type { Choosing } from '../../../lib/choosing.ts'

const ChoosingContext = createContext<Choosing | null>(null)

export const ChoosingProvider = ChoosingContext.Provider

/** Null where nothing is chosen. */
export const useChoosing = (): Choosing | null => useContext(ChoosingContext)
