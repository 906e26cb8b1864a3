import { frameAt } from '../../../lib/frame-rate.ts'
import { type FilmExport, inOrder, markerName, oneLine, startOf } from './comments.ts'
import { frameOfHour, timecodeOf } from './timecode.ts'

/** The hour at which a new timeline of DaVinci Resolve begins. */
const usualStart = 1

/** Characters that an EDL of markers uses itself. */
const plain = (text: string) => text.replaceAll('|', '/')

/**
 * The comments on a film as an EDL (CMX 3600) of markers, which DaVinci Resolve imports onto a timeline. Open ones are blue, resolved ones green.
 * @param startHour of the timeline
 */
export function commentsEdl({ name, rate, comments }: FilmExport, startHour = usualStart): string {
  const first = frameOfHour(startHour, rate)
  const events = inOrder({ name, comments }).map((comment, at) => {
    const frame = first + frameAt(startOf(comment), rate)
    const [from, to] = [timecodeOf(frame, rate), timecodeOf(frame + 1, rate)]
    const number = String(at + 1).padStart(3, '0')
    const colour = comment.resolved ? 'ResolveColorGreen' : 'ResolveColorBlue'
    return [
      `${number}  001      V     C        ${from} ${to} ${from} ${to}  `,
      ` |C:${colour} |M:${plain(markerName(comment))} |D:1`,
      '',
    ]
  })
  const mode = rate.isDropFrame ? 'DROP FRAME' : 'NON-DROP FRAME'
  return [`TITLE: ${plain(oneLine(name))}`, `FCM: ${mode}`, '', ...events.flat(), ''].join('\r\n')
}
