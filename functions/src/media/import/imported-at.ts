/** Milliseconds between two albums of an import: more than an album has photos. */
const betweenAlbums = 1_000_000

/**
 * What an imported album, or a photo of it, is sorted by (ms): the first album is on top, and so is the first photo.
 * @param at when the run began (ms)
 * @param album its place among all albums
 * @param photo its place among all photos of its album
 */
export function importedAt(at: number, album: number, photo = 0): number {
  return at - album * betweenAlbums - photo
}
