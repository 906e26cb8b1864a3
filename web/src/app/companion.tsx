import { companion } from '../lib/companion.ts'
import { useStore } from '../lib/storage/store.ts'

/** What late code shows beside every screen. */
export function Companion() {
  return useStore(companion, (shown) => shown, null)
}
