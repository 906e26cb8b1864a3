import { describe, expect, it } from 'vitest'
import { cueTime, parseSubtitles, SubtitleError, writeWebVtt } from './subtitles.ts'

const limits = { cues: 4, text: 40 }
const texts = {
  noCue: (lines: number) => `no cue in ${lines}`,
  time: (line: number) => `time ${line}`,
  endsTooEarly: (line: number) => `end ${line}`,
  tooLong: (line: number) => `long ${line}`,
  tooMany: 'many',
}
const parse = (file: string) => parseSubtitles(file, limits, texts)
/** What is thrown for a file. */
function errorOf(file: string): string {
  try {
    return JSON.stringify(parse(file))
  } catch (error) {
    if (!(error instanceof SubtitleError)) throw error
    return error.message
  }
}

describe('parseSubtitles', () => {
  it('reads WebVTT with a header, identifiers, settings, notes, styles and regions', () => {
    const file = `WEBVTT - A film
Kind: captions

STYLE
::cue { color: red }

REGION
id:fred

NOTE
00:01 here is no cue
and here neither

intro
00:01.500 --> 00:03.250 align:start position:10%
<v Ada Berg>The lamps</v> are <c.loud.red>lit</c>,
<00:00:02.000><i>slowly</i>

NOTE one line

100:00:01.000 --> 100:00:02.000
Fish &amp; chips &lt;3 &#39;&#x2014;&nbsp;&unknown;
`
    expect(parse(file)).toEqual([
      { from: 1.5, to: 3.25, text: 'The lamps are lit,\nslowly' },
      { from: 360_001, to: 360_002, text: "Fish & chips <3 '— &unknown;" },
    ])
  })

  it('reads SubRip with a mark of its encoding, CRLF, commas, positions and fonts', () => {
    const file = `\ufeff1\r\n00:00:01,500 --> 00:00:03,25\r\n{\\an8}<font color="#fff">Hello</font>\r\n<b>there</b>\r\n\r\n2\r\n00:00:04 --> 00:00:05,000  X1:40 X2:600\r\na < b > c\r\n`
    expect(parse(file)).toEqual([
      { from: 1.5, to: 3.25, text: 'Hello\nthere' },
      { from: 4, to: 5, text: 'a < b > c' },
    ])
  })

  it('reads line ends of old systems, blank lines that have blanks, and cues without a line between them', () => {
    expect(parse('1\r00:01.000 --> 00:02.000\rOne\r \r00:03.000-->00:04.000\rTwo')).toHaveLength(2)
    const close = '1\n00:01,0 --> 00:02,0\nOne\n2\n00:03,0 --> 00:04,0\n43'
    expect(parse(close)).toEqual([
      { from: 1, to: 2, text: 'One' },
      { from: 3, to: 4, text: '43' },
    ])
  })

  it('sorts cues, overlapping ones too, and passes over those without a text', () => {
    const file = `00:05.000 --> 00:09.000\nB\n\n00:01.000 --> 00:06.000\nA\n\n00:01.000 --> 00:02.000\n<i></i>\n\n00:01.000 --> 00:03.000\nAA\n`
    expect(parse(file).map(({ text }) => text)).toEqual(['AA', 'A', 'B'])
  })

  it('takes out signs that turn text and control characters', () => {
    expect(parse('00:01.000 --> 00:02.000\n\u202bمرحبا\u202c\u0007\t!&rlm;')[0]?.text).toBe('مرحبا !')
  })

  it.each([
    ['', 'no cue in 1'],
    ['WEBVTT\n\nNOTE nothing\n', 'no cue in 4'],
    ['{"a": 1}', 'no cue in 1'],
    ['WEBVTT\n\n00:01 -> 00:02\nHello', 'no cue in 4'],
    ['WEBVTT\n\none --> two\nHello', 'time 3'],
    ['1\n00:00:02,000 --> 00:00:02,000\nHello', 'end 2'],
    [`1\n00:00:01,000 --> 00:00:02,000\n${'x'.repeat(41)}`, 'long 2'],
    ['00:01.000 --> 00:02.000\nx\n\n'.repeat(5), 'many'],
  ])('refuses %j, and names the line', (file, message) => {
    expect(errorOf(file)).toBe(message)
  })
})

describe('writeWebVtt', () => {
  it('writes what it reads again', () => {
    const cues = [
      { from: 0, to: 1.0005, text: 'a --> b & <c>' },
      { from: 3_599.9999, to: 360_000, text: 'Two\nlines' },
    ]
    const file = writeWebVtt(cues)
    expect(file).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.001\na --&gt; b &amp; &lt;c&gt;\n\n01:00:00.000 --> 100:00:00.000\nTwo\nlines\n',
    )
    expect(parse(file)).toEqual([
      { from: 0, to: 1.001, text: 'a --> b & <c>' },
      { from: 3_600, to: 360_000, text: 'Two\nlines' },
    ])
  })

  it('has no empty line within a cue, which would end it', () => {
    expect(parse(writeWebVtt([{ from: 1, to: 2, text: 'One\n \nTwo' }]))[0]?.text).toBe('One\nTwo')
  })

  it('has times to the millisecond', () => {
    expect([0, 61.5, 3_661.042].map(cueTime)).toEqual(['00:00:00.000', '00:01:01.500', '01:01:01.042'])
  })
})
