import { storedValue } from '../../../lib/storage/stored-value.ts'

/**
 * The locked album in which this browser saw a saved photo, folder ids by photo ids. The server does not say it: for a photo
 * the caller may not see it answers as for one that never existed (docs/decisions/008).
 */
const savedAlbums = storedValue<ReadonlyMap<string, string>>({
  key: 'dsp-saved-albums',
  parse: (json) =>
    new Map(
      Object.entries(json ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  toJson: (albums) => (albums.size > 0 ? Object.fromEntries(albums) : undefined),
})

/** The locked album a saved photo was seen in. */
export function albumOfSaved(id: string): string | undefined {
  return savedAlbums.get().get(id)
}

/** Stores the locked album of a saved photo; without `fid` the entry is removed. */
export function noteAlbum(id: string, fid: string | undefined): void {
  if (albumOfSaved(id) === fid) return
  const albums = new Map(savedAlbums.get())
  if (fid === undefined) albums.delete(id)
  else albums.set(id, fid)
  savedAlbums.set(albums)
}
