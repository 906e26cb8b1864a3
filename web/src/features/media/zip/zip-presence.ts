import { useSyncExternalStore } from 'react'

/** Where the files chosen for the zip are kept, in the session storage of the tab. */
export const zipKey = 'dsp-zip'

const changed = 'zip-changed'

/** Says that the choice has changed. */
export function announceZip(): void {
  dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

function hasZip(): boolean {
  try {
    return sessionStorage.getItem(zipKey) !== null
  } catch {
    return false
  }
}

/** Whether anything is chosen: all that a screen needs to know before it fetches the code of the zip. */
export function useHasZip(): boolean {
  return useSyncExternalStore(subscribe, hasZip)
}
