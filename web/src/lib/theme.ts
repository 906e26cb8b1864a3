import { storageKeys } from '@dlm/contract/constants'
import { readStored, writeStored } from './storage/storage.ts'
import { createStore, type Store, useStore } from './storage/store.ts'

const changes = createStore(false, () => {
  followStored() // another tab may have switched it since the first paint
  addEventListener('storage', followStored)
  return () => removeEventListener('storage', followStored)
})

/** Whether the theme is dark: it is where the first paint put it, on the root element (`public/first.js`). */
const isDark: Store<boolean> = {
  ...changes,
  get: () => document.documentElement.dataset.theme === 'dark',
  set(dark) {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
    changes.set(dark)
  },
}

/** Synchronises several tabs. */
function followStored(): void {
  const stored = readStored(storageKeys.theme)
  if (stored !== null) isDark.set(stored === 'true')
}

/** Switches the theme and remembers it under `dsp-theme` as "true" (dark) or "false" (SPEC §4). */
export function setDark(dark: boolean): void {
  writeStored(storageKeys.theme, String(dark))
  isDark.set(dark)
}

/** Whether the dark theme is shown; a server-rendered page is hydrated as light, and corrected at once. */
export function useDark(): boolean {
  return useStore(isDark, (dark) => dark, false)
}
