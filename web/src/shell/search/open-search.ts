import { createStore, useStore } from '../../lib/storage/store.ts'

const isOpen = createStore(false)

/** Opens or closes the search of everything. */
export function showSearch(shown: boolean): void {
  isOpen.set(shown)
}

/** Whether the search of everything is to be shown. */
export function useSearchIsOpen(): boolean {
  return useStore(isOpen, (open) => open, false)
}
