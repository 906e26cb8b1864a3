import { type FrameRate, frameAt, frameRates, rationalSeconds } from '../../../lib/frame-rate.ts'
import { type FilmExport, inOrder, startOf } from './comments.ts'
import { xmlText } from './xml-text.ts'

/** Frames of a timeline after its last marker: a project has to be as long as what is in it. */
const framesAfter = 1

/** The name that Final Cut Pro has for a format of 1080 lines: `FFVideoFormat1080p2997`. */
function formatName(rate: FrameRate): string {
  const [name = ''] = Object.entries(frameRates).find(([, each]) => each === rate) ?? []
  return `FFVideoFormat1080p${name.replace('23.976', '2398').replace('.', '')}`
}

/**
 * The comments on a film as markers of a timeline (FCPXML 1.9), exact to the frame: each time is a fraction of the rate. Open ones are things
 * to do, resolved ones are done.
 * @param duration of the film in seconds, where it is known
 */
export function commentsFcpxml({ name, rate, comments }: FilmExport, duration = 0): string {
  const markers = inOrder({ name, comments }).map((comment) => ({
    ...comment,
    frame: frameAt(startOf(comment), rate),
  }))
  const last = Math.max(0, ...markers.map(({ frame }) => frame + framesAfter))
  const length = rationalSeconds(Math.max(last, Math.ceil((duration * rate.frames) / rate.seconds), 1), rate)
  const one = rationalSeconds(1, rate)
  const title = xmlText(name)
  const lines = markers.map(({ frame, text, author, resolved }) => {
    const done = resolved ? 1 : 0
    return `              <marker start="${rationalSeconds(frame, rate)}" duration="${one}" value="${xmlText(text)}" note="${xmlText(author)}" completed="${done}"/>`
  })
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE fcpxml>',
    '<fcpxml version="1.9">',
    '  <resources>',
    `    <format id="r1" name="${formatName(rate)}" frameDuration="${one}" width="1920" height="1080"/>`,
    '  </resources>',
    '  <library>',
    `    <event name="${title}">`,
    `      <project name="${title}">`,
    `        <sequence format="r1" duration="${length}" tcStart="0s" tcFormat="${rate.isDropFrame ? 'DF' : 'NDF'}">`,
    '          <spine>',
    `            <gap name="Gap" offset="0s" start="0s" duration="${length}">`,
    ...lines,
    '            </gap>',
    '          </spine>',
    '        </sequence>',
    '      </project>',
    '    </event>',
    '  </library>',
    '</fcpxml>',
  ].join('\n')}\n`
}
