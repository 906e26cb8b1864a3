import { persistentSlot } from '../lib/persistent-slot.ts'
import { useStore } from '../lib/storage/store.ts'

/** What late code shows beside every screen. */
export function PersistentSlot() {
  return useStore(persistentSlot, (shown) => shown, null)
}
