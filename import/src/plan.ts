import { wholeLetters } from '@dlm/contract/format/letters'
import { plainLine } from '@dlm/contract/format/plain-line'
import { slug } from '@dlm/contract/format/slug'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Characters of the portal's texts at most. */
export const longest = { album: 100, name: 200, alt: 500, caption: 500, title: 150 } as const

/** A photo of a planned album: the path of its file, and the texts in it. */
export interface PlannedPhoto {
  id: string
  file: string
  /** What a download is saved as. */
  name: string
  alt: string
  caption: string
  /** Its place among all photos of the album, where some are in the portal already. */
  place?: number
}

/** An album, its photos in their order. */
export interface PlannedAlbum {
  id: string
  name: string
  photos: PlannedPhoto[]
  /** Its place among all albums, where some are in the portal already. */
  place?: number
  /** The portal has it, and it gets these photos. */
  isThere?: boolean
}

/** An article: its text as Markdown, its cover's file (null without one), and when it was published (ms). */
export interface PlannedArticle {
  id: string
  title: string
  markdown: string
  cover: string | null
  createdAt: number
}

/** What an import makes, and what it leaves out and why. */
export interface Plan {
  albums: PlannedAlbum[]
  articles: PlannedArticle[]
  leftOut: string[]
}

export const emptyPlan = (): Plan => ({ albums: [], articles: [], leftOut: [] })

/** The same id for the same thing whenever it is imported: words of its name, and a digest of where it is from. */
export function idFor(name: string, source: string): string {
  const words = slug(name)
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
  const digest = bytesToHex(sha256(utf8ToBytes(source))).slice(0, 8)
  return words ? `${words}-${digest}` : digest
}

/**
 * A text of one line as a form would take it, truncated at a word, with an ellipsis; the whole text where it fits.
 * Empty where nothing is to be seen.
 */
export function cut(text: string, longest: number): string {
  const line = plainLine(text.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, ' '))
  if (line.length <= longest) return line
  return `${wholeLetters(line, longest - 1, ({ length }) => length).replace(/\s+\S*$/, '')}…`
}
