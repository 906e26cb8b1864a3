import { mediaTitle } from '@dlm/contract/format/media-title'

/** A photo that a client chose, gave stars or rejected. */
export interface ChosenPhoto {
  id: string
  /** As its file is called. */
  name: string
  /** 0 for none. */
  stars: number
  isRejected: boolean
}

/** A list of a room with the ids of its photos, the one chosen first at first. */
export interface ChosenList {
  title: string
  pids: readonly string[]
}

/** What the client of a link chose. */
export interface Chosen {
  lists: readonly ChosenList[]
  photos: readonly ChosenPhoto[]
}

/** Names without their endings, each once: the raw files of photos are called as these are. */
function titles(names: readonly string[]): string[] {
  return [...new Set(names.map(mediaTitle))]
}

/** Names as the text search of Lightroom’s library filter takes them. */
export function namesForLightroom(names: readonly string[]): string {
  return titles(names).join(', ')
}

/** Names as the search of Capture One takes them. */
export function namesForCaptureOne(names: readonly string[]): string {
  return titles(names).join(' ')
}
