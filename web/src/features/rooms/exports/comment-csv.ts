import { commentExportTexts } from '@dlm/contract/rooms/comment-exports.texts'
import { type FrameRate, frameAt } from '../../../lib/frame-rate.ts'
import { type CommentedPiece, type ExportedComment, inOrder } from './comments.ts'
import { toCsv } from './csv.ts'
import { timecodeOf } from './timecode.ts'

/** A piece as a table has it; a film with its rate. */
export interface TablePiece extends CommentedPiece {
  rate?: FrameRate | null
}

/** Comments as a table. What is not on a moment of a film has no frame. */
export function commentsCsv(pieces: readonly TablePiece[]): string {
  const rows = pieces.flatMap((piece) =>
    inOrder(piece).map((comment) => {
      const { author, text, resolved } = comment
      const state = resolved ? commentExportTexts.resolved : commentExportTexts.open
      return [piece.name, ...momentOf(comment, piece.rate), author, text, state]
    }),
  )
  return toCsv([commentExportTexts.columns, ...rows])
}

/** Timecode, frame and seconds of a comment. */
function momentOf({ seconds }: ExportedComment, rate: FrameRate | null = null): (string | number)[] {
  if (seconds === null) return ['', '', '']
  if (!rate) return ['', '', seconds.toFixed(3)]
  const frame = frameAt(seconds, rate)
  return [timecodeOf(frame, rate), frame, seconds.toFixed(3)]
}
