import { commentExportTexts } from '@dlm/contract/rooms/comment-exports.texts'
import type { CommentedPiece as Piece } from '@dlm/contract/rooms/comments.schema'
import { safeName } from '../../../lib/format/safe-names.ts'
import type { FrameRate } from '../../../lib/frame-rate.ts'
import { commentsCsv } from './comment-csv.ts'
import type { CommentedPiece } from './comments.ts'
import { commentsEdl } from './edl.ts'
import { commentsFcpxml } from './fcpxml.ts'
import { commentsAudition, commentsReaper } from './sound-markers.ts'

export type CommentFileKind = keyof typeof commentExportTexts.files

/** The files that the comments on each kind of piece can be saved as. */
export const filesOfKind = {
  photo: ['csv'],
  video: ['edl', 'fcpxml', 'csv'],
  audio: ['reaper', 'audition', 'csv'],
} as const satisfies Record<Piece['kind'], readonly CommentFileKind[]>

const csv = { ending: '.csv', type: 'text/csv;charset=utf-8' }

/** How each file ends, and how it is typed. */
const formats: Readonly<Record<CommentFileKind, { ending: string; type: string }>> = {
  csv,
  edl: { ending: '.edl', type: 'text/plain' },
  fcpxml: { ending: '.fcpxml', type: 'application/xml' },
  reaper: { ...csv, ending: ' Reaper.csv' },
  audition: { ...csv, ending: ' Audition.csv' },
}

const texts: Readonly<Record<CommentFileKind, (piece: CommentedPiece, rate: FrameRate | null) => string>> = {
  csv: (piece, rate) => commentsCsv([{ ...piece, rate }]),
  edl: (piece, rate) => commentsEdl(filmOf(piece, rate)),
  fcpxml: (piece, rate) => commentsFcpxml(filmOf(piece, rate)),
  reaper: commentsReaper,
  audition: commentsAudition,
}

/** @throws Error without a rate: nothing else has files with frames */
function filmOf(piece: CommentedPiece, rate: FrameRate | null) {
  if (!rate) throw new Error('a film has a rate')
  return { ...piece, rate }
}

/** The comments on a piece as a file. @param rate null for what is no film */
export function commentFile(
  kind: CommentFileKind,
  piece: CommentedPiece,
  rate: FrameRate | null,
): { name: string; blob: Blob } {
  const { ending, type } = formats[kind]
  const name = safeName(commentExportTexts.fileName(piece.name), ending)
  return { name, blob: new Blob([texts[kind](piece, rate)], { type }) }
}
