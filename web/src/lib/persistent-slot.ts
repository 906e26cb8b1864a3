import type { ReactNode } from 'react'
import { createStore } from './storage/store.ts'

/** What stays beside every screen, such as the audio player; set by lazily loaded code. Null for nothing. */
export const persistentSlot = createStore<ReactNode>(null)
