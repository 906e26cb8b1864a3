import type { Answer } from '@dlm/contract/contract'
import type { RoomAuthor } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import type { FrameRate } from '../../../lib/frame-rate.ts'

/** A comment on a piece of a room. */
export interface ExportedComment {
  /** Of a film or a sound, from its beginning; null for a comment on all of it, and on a photo. */
  seconds: number | null
  text: string
  author: string
  resolved: boolean
}

/** A piece with the comments on it. */
export interface CommentedPiece {
  /** As its file is called. */
  name: string
  comments: readonly ExportedComment[]
}

/** The comments in the order of their moments. */
export function inOrder({ comments }: CommentedPiece): ExportedComment[] {
  return [...comments].sort((one, other) => startOf(one) - startOf(other))
}

/** Where its marker is, in seconds: that of a comment on all of a piece is at the beginning. */
export function startOf({ seconds }: ExportedComment): number {
  return seconds ?? 0
}

/** Comments as they are exported: the replies are lines of the comment that they belong to. */
export function exportedComments({
  threads,
}: Pick<Answer<'export_room_comments'>, 'threads'>): ExportedComment[] {
  return threads.map(({ seconds, text, by, resolved, replies }) => ({
    ...{ seconds, author: authorName(by), resolved },
    text: [
      text || commentTexts.deleted,
      ...replies.map((reply) => `${authorName(reply.by)}: ${reply.text || commentTexts.deleted}`),
    ].join('\n'),
  }))
}

function authorName({ name, isStudio }: RoomAuthor): string {
  return isStudio ? commentTexts.studio : name || commentTexts.formerClient
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
