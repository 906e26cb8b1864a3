import { vi } from 'vitest'

interface SavedFile {
  name: string
  blob: Blob
}

/** Collects the files that the code under test saves, in place of the browser. */
export function collectSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push({ name: '', blob: blob as Blob })
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = saved.at(-1)
    if (last) last.name = this.download
  })
  return saved
}
