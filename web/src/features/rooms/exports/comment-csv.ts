import { commentExportTexts } from '@dlm/contract/rooms/comment-exports.texts'
import { type FilmExport, inOrder } from './comments.ts'
import { toCsv } from './csv.ts'
import { frameAt } from './frame-rate.ts'
import { timecodeOf } from './timecode.ts'

/** The comments on a film or a sound as a table. */
export function commentsCsv({ rate, ...piece }: FilmExport): string {
  const rows = inOrder(piece).map(({ seconds, author, text, resolved }) => {
    const frame = frameAt(seconds, rate)
    const state = resolved ? commentExportTexts.resolved : commentExportTexts.open
    return [piece.name, timecodeOf(frame, rate), frame, seconds.toFixed(3), author, text, state]
  })
  return toCsv([commentExportTexts.columns, ...rows])
}
