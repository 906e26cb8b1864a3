import type { FrameRate } from './frame-rate.ts'

/** A comment on a moment of a film or a sound. */
export interface ExportedComment {
  /** From the beginning. */
  seconds: number
  text: string
  author: string
  resolved: boolean
}

/** A film or a sound with the comments on it. */
export interface CommentedPiece {
  /** As its file is called. */
  name: string
  comments: readonly ExportedComment[]
}

/** The comments in the order of their moments. */
export function inOrder({ comments }: CommentedPiece): ExportedComment[] {
  return [...comments].sort((one, other) => one.seconds - other.seconds)
}

/** A text in one line, as the lists of programs have it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** What a marker is called: who said what. */
export function markerName({ author, text }: ExportedComment): string {
  return oneLine(`${author}: ${text}`)
}

/** What an exporter of a film needs. */
export interface FilmExport extends CommentedPiece {
  rate: FrameRate
}
