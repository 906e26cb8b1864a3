/** What the browser keeps until it is deleted, and what only for as long as the tab is open. */
export type Keeping = 'browser' | 'tab'

function storeOf(keeping: Keeping): Storage {
  return keeping === 'browser' ? localStorage : sessionStorage
}

/** Storage may be forbidden or full: reading then finds nothing, and writing is let go. */
export function readStored(key: string, keeping: Keeping = 'browser'): string | null {
  try {
    return storeOf(keeping).getItem(key)
  } catch {
    return null
  }
}

/** @param value null removes what is kept */
export function writeStored(key: string, value: string | null, keeping: Keeping = 'browser'): void {
  try {
    if (value === null) storeOf(keeping).removeItem(key)
    else storeOf(keeping).setItem(key, value)
  } catch {
    // The value lives on in memory for this visit.
  }
}
