import { type CommentedPiece, inOrder, markerName, startOf } from './comments.ts'
import { csvLines, safeCell } from './csv.ts'

/** A time as programs of sound write it: `1:02.500`, `1:01:02.500`. */
function clock(seconds: number): string {
  const milliseconds = Math.round(Math.max(0, seconds) * 1000)
  const [hours, minutes] = [Math.floor(milliseconds / 3_600_000), Math.floor(milliseconds / 60_000) % 60]
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3).padStart(6, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** The comments on a sound as markers of Reaper, as its Region/Marker Manager imports them. */
export function commentsReaper(piece: CommentedPiece): string {
  const rows = inOrder(piece).map((comment, at) => [
    ...[`M${at + 1}`, markerName(comment), clock(startOf(comment)), '', ''],
  ])
  return csvLines([['#', 'Name', 'Start', 'End', 'Length'], ...rows])
}

/** The comments on a sound as markers of Adobe Audition: cells with tabs between them. */
export function commentsAudition(piece: CommentedPiece): string {
  const rows = inOrder(piece).map((comment) => [
    ...[markerName(comment), clock(startOf(comment)), clock(0), 'decimal', 'Cue', ''],
  ])
  const header = ['Name', 'Start', 'Duration', 'Time Format', 'Type', 'Description']
  return [header, ...rows].map((row) => `${row.map(safeCell).join('\t')}\r\n`).join('')
}
