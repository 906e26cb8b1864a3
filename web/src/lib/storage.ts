/** Local storage that may be forbidden or full: reading then finds nothing, and writing is let go. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The value lives on in memory for this visit.
  }
}
