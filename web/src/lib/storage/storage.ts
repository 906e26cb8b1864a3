/** Stored in the browser until it is deleted, or only for as long as the tab is open. */
export type Persistence = 'browser' | 'tab'

function storeOf(persistence: Persistence): Storage {
  return persistence === 'browser' ? localStorage : sessionStorage
}

/** Storage may be forbidden or full: reading then finds nothing, and writing is let go. */
export function readStored(key: string, persistence: Persistence = 'browser'): string | null {
  try {
    return storeOf(persistence).getItem(key)
  } catch {
    return null
  }
}

/** @param value null removes the entry */
export function writeStored(key: string, value: string | null, persistence: Persistence = 'browser'): void {
  try {
    if (value === null) storeOf(persistence).removeItem(key)
    else storeOf(persistence).setItem(key, value)
  } catch {
    // The value lives on in memory for this visit.
  }
}
