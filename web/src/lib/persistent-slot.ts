import type { ReactNode } from 'react'
import { createStore } from './storage/store.ts'

/** What stays beside every screen one goes to, such as the player of what sounds; late code puts it there. Null for nothing. */
export const persistentSlot = createStore<ReactNode>(null)
