import { describe, expect, it } from 'vitest'
import {
  type FrameRate,
  type FrameRateName,
  frameAt,
  frameRates,
  secondsOf,
} from '../../../lib/frame-rate.ts'
import { parseCsv } from '../../../testing/parse-csv.ts'
import { elementsOf } from '../../../testing/parse-xml.ts'
import { commentsCsv } from './comment-csv.ts'
import { type ExportedComment, exportedComments } from './comments.ts'
import { commentsEdl } from './edl.ts'
import { commentsFcpxml } from './fcpxml.ts'
import { commentsAudition, commentsReaper } from './sound-markers.ts'
import { frameOfHour, timecodeOf } from './timecode.ts'

const names = Object.keys(frameRates) as FrameRateName[]
const aComment = (seconds: number, fields: Partial<ExportedComment> = {}): ExportedComment => {
  return { seconds, text: 'Softer here', author: 'Asha', resolved: false, ...fields }
}

/** The frames that are compared: both sides of each boundary of drop-frame timecode, and a film of two hours. */
const frames = [0, 1, 23, 24, 73, 1798, 1799, 1800, 1801, 3597, 3598, 3600, 17_981, 17_982, 17_983, 215_784]

/** The frame of a timecode, counted number by number as its definition says, and not by the formula that wrote it. */
function frameOfTimecode(timecode: string, { nominal, isDropFrame }: FrameRate): number {
  const [hours = 0, minutes = 0, seconds = 0, frame = 0] = timecode.split(/[:;]/).map(Number)
  const allMinutes = hours * 60 + minutes
  let dropped = 0
  for (let minute = 1; minute <= allMinutes; minute++)
    if (isDropFrame && minute % 10 !== 0) dropped += nominal / 15
  return (allMinutes * 60 + seconds) * nominal + frame - dropped
}

/** The markers of an EDL, as DaVinci Resolve reads them. */
function parseEdl(text: string) {
  const lines = text.split('\r\n')
  const event = /^(\d{3}) {2}001 {6}V {5}C {8}(\S+) (\S+) (\S+) (\S+) {2}$/
  const note = /^ \|C:(\w+) \|M:([^|]*) \|D:(\d+)$/
  const markers = lines.flatMap((line, at) => {
    const [, number, from = '', to = '', recordFrom, recordTo] = event.exec(line) ?? []
    if (number === undefined) return []
    const [, colour, name, duration] = note.exec(lines[at + 1] ?? '') ?? []
    expect([recordFrom, recordTo, duration]).toEqual([from, to, '1'])
    return [{ number: Number(number), from, to, colour, name }]
  })
  return { title: lines[0]?.replace('TITLE: ', ''), mode: lines[1]?.replace('FCM: ', ''), markers }
}

/** Seconds of an FCPXML, as numerator and denominator. */
function rational(text = ''): [bigint, bigint] {
  const [, numerator = '0', denominator = '1'] = /^(\d+)(?:\/(\d+))?s$/.exec(text) ?? []
  return [BigInt(numerator), BigInt(denominator)]
}

describe.each(names)('at %s frames', (name) => {
  const rate: FrameRate = frameRates[name]
  const film = { name: 'Vows.mp4', rate, comments: frames.map((frame) => aComment(secondsOf(frame, rate))) }

  it('is exact to the frame for times that were rounded to milliseconds', () => {
    for (let frame = 0; frame < 220_000; frame += 7) {
      const time = Number(secondsOf(frame, rate).toFixed(3))
      if (frameAt(time, rate) !== frame) expect([frame, frameAt(time, rate)]).toEqual([frame, frame])
    }
  })

  it('has a timecode for each frame, and no two the same', () => {
    const all = Array.from({ length: 40_000 }, (_, frame) => timecodeOf(frame, rate))
    expect(new Set(all).size).toBe(all.length)
    expect(all.findIndex((timecode, frame) => frameOfTimecode(timecode, rate) !== frame)).toBe(-1)
  })

  it('has the same frames in an EDL', () => {
    const { title, mode, markers } = parseEdl(commentsEdl(film))
    expect([title, mode]).toEqual(['Vows.mp4', rate.isDropFrame ? 'DROP FRAME' : 'NON-DROP FRAME'])
    const first = frameOfHour(1, rate)
    expect(timecodeOf(first, rate)).toBe(rate.isDropFrame ? '01:00:00;00' : '01:00:00:00')
    expect(markers.map(({ from }) => frameOfTimecode(from, rate) - first)).toEqual(frames)
    expect(markers.map(({ to }) => frameOfTimecode(to, rate) - first)).toEqual(frames.map((one) => one + 1))
    expect(markers[0]).toMatchObject({ number: 1, colour: 'ResolveColorBlue', name: 'Asha: Softer here' })
  })

  it('has the same frames in an FCPXML, as fractions', () => {
    const xml = commentsFcpxml(film)
    const [seconds, ofFrames] = rational(elementsOf(xml, 'format')[0]?.frameDuration)
    expect([ofFrames, seconds]).toEqual([BigInt(rate.frames), BigInt(rate.seconds)])
    const read = elementsOf(xml, 'marker').map(({ start }) => {
      const [numerator, denominator] = rational(start)
      const scaled = numerator * ofFrames
      expect(scaled % (denominator * seconds)).toBe(0n)
      return Number(scaled / (denominator * seconds))
    })
    expect(read).toEqual(frames)
  })
})

describe('drop-frame timecode', () => {
  it.each([
    ['29.97', 1799, '00:00:59;29'],
    ['29.97', 1800, '00:01:00;02'],
    ['29.97', 17_982, '00:10:00;00'],
    ['29.97', 107_892, '01:00:00;00'],
    ['59.94', 3600, '00:01:00;04'],
  ] as const)('at %s has frame %i at %s', (name, frame, timecode) => {
    expect(timecodeOf(frame, frameRates[name])).toBe(timecode)
  })
})

describe('what people wrote', () => {
  const text = 'Too <loud> & "harsh"\n| right?\u0000'
  const piece = {
    name: 'Film | one.mp4',
    rate: frameRates[25],
    comments: [
      aComment(2, { text: '=HYPERLINK("x")', author: '' }),
      aComment(1, { text, author: 'Asha', resolved: true }),
    ],
  }

  it('stays in its field of an EDL, in the order of the film', () => {
    const { title, markers } = parseEdl(commentsEdl(piece))
    expect(title).toBe('Film / one.mp4')
    expect(markers.map(({ from, colour }) => [from, colour])).toEqual([
      ['01:00:01:00', 'ResolveColorGreen'],
      ['01:00:02:00', 'ResolveColorBlue'],
    ])
    expect(markers[0]?.name).toContain('Asha: Too <loud> & "harsh" / right?')
  })

  it('is read back from an FCPXML', () => {
    const [first] = elementsOf(commentsFcpxml(piece, 10), 'marker')
    expect(first?.value).toBe(text.replace('\u0000', ''))
    expect([first?.note, first?.completed]).toEqual(['Asha', '1'])
  })

  it('is no formula in a table', () => {
    const [, first, second] = parseCsv(commentsCsv([piece]))
    expect(first).toEqual(['Film | one.mp4', '00:00:01:00', '25', '1.000', 'Asha', text, 'Resolved'])
    expect(second?.[5]).toBe(`'=HYPERLINK("x")`)
  })
})

describe('a table', () => {
  it('has all pieces, and no frame of what is not on a moment of a film', () => {
    const pieces = [
      { name: 'Vows.jpg', comments: [aComment(0, { seconds: null })] },
      { name: 'Mix.wav', comments: [aComment(12.5), aComment(0, { seconds: null })] },
    ]
    const rows = parseCsv(commentsCsv(pieces)).slice(1)
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ['Vows.jpg', '', '', ''],
      ['Mix.wav', '', '', ''],
      ['Mix.wav', '', '', '12.500'],
    ])
  })
})

describe('comments of the portal', () => {
  const studio = { name: '', isStudio: true }
  const asha = { name: 'Asha', isStudio: false }
  it('have their replies as lines, and the names of those who wrote them', () => {
    const threads = [
      {
        ...{ seconds: 3, text: 'Softer', by: asha, resolved: true },
        replies: [
          { text: 'Done', by: studio },
          { text: '', by: { name: '', isStudio: false } },
        ],
      },
      { seconds: null, text: '', by: studio, resolved: false, replies: [] },
    ]
    expect(exportedComments({ threads })).toEqual([
      {
        ...{ seconds: 3, author: 'Asha', resolved: true },
        text: 'Softer\nStudio: Done\nA client: This comment was deleted.',
      },
      { seconds: null, author: 'Studio', resolved: false, text: 'This comment was deleted.' },
    ])
  })

  it('on all of a film are markers at its beginning', () => {
    const film = { name: 'Vows.mp4', rate: frameRates[24], comments: [aComment(0, { seconds: null })] }
    expect(parseEdl(commentsEdl(film)).markers[0]?.from).toBe('01:00:00:00')
  })
})

describe('markers of a sound', () => {
  const comments = [aComment(12.345, { text: 'Louder,\nplease' }), aComment(3661.5), aComment(0.9996)]
  const piece = { name: 'Mix.wav', comments }

  it('are read back by Reaper', () => {
    expect(parseCsv(commentsReaper(piece))).toEqual([
      ['#', 'Name', 'Start', 'End', 'Length'],
      ['M1', 'Asha: Softer here', '0:01.000', '', ''],
      ['M2', 'Asha: Louder, please', '0:12.345', '', ''],
      ['M3', 'Asha: Softer here', '1:01:01.500', '', ''],
    ])
  })

  it('are read back by Audition, with tabs', () => {
    expect(parseCsv(commentsAudition(piece), '\t').slice(0, 3)).toEqual([
      ['Name', 'Start', 'Duration', 'Time Format', 'Type', 'Description'],
      ['Asha: Softer here', '0:01.000', '0:00.000', 'decimal', 'Cue', ''],
      ['Asha: Louder, please', '0:12.345', '0:00.000', 'decimal', 'Cue', ''],
    ])
  })
})
