import { persistentSlot } from '../lib/persistent-slot.ts'
import { useStore } from '../lib/storage/store.ts'

/** What lazily loaded code shows beside every screen. */
export function PersistentSlot() {
  return useStore(persistentSlot, (content) => content, null)
}
