import { withoutMarks } from '../format/plain-line.ts'

/** A text and the seconds in which it is shown. */
interface Cue {
  from: number
  to: number
  text: string
}

/** What a file of subtitles has too much of, or not at all. */
export interface SubtitleLimits {
  /** Cues of a file. */
  cues: number
  /** Characters of a cue. */
  text: number
}

/** Why a file of subtitles cannot be read, in a sentence that names its line. */
export class SubtitleError extends Error {
  override name = 'SubtitleError'
}

/** The sentences of these errors. @param line from 1 */
export interface SubtitleTexts {
  /** @param lines of the file */
  noCue(lines: number): string
  time(line: number): string
  endsTooEarly(line: number): string
  tooLong(line: number): string
  tooMany: string
}

const arrow = '-->'
const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`
const timing = new RegExp(`^\\s*${time}\\s*${arrow}\\s*${time}(?:\\s|$)`)
const skippedBlock = /^(?:NOTE|STYLE|REGION)(?:\s|$)/
/** Tags of WebVTT and SubRip: `<b>`, `<v Ada>`, `<c.loud>`, `<font color="red">`, `<00:01.000>`; a lone `<` of a text is none. */
const tags = /<\/?(?:[a-z][^<>]*|[\d:.]+)?>/gi
/** Positions that SubRip has of another format: `{\an8}`. */
const positions = /\{\\[^{}]*\}/g
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ lrm: '', rlm: '' },
}
const lastCharacter = 0x10ffff

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hexadecimal, name) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? entity
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code > 0 && code <= lastCharacter ? String.fromCodePoint(code) : ''
  })
}

/** What a viewer reads: without tags, marks that turn text, control characters and empty lines. */
function plainText(lines: readonly string[]): string {
  return decoded(lines.join('\n').replace(positions, '').replace(tags, ''))
    .split(/\s*\n\s*/)
    .map((line) =>
      withoutMarks(line)
        .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
}

function secondsOf(parts: readonly (string | undefined)[]): number {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts
  const milliseconds = Number(fraction.padEnd(3, '0'))
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + milliseconds / 1000
}

/**
 * The cues of a file in WebVTT or SubRip, by their beginnings. Positions, styles, comments and the numbers of cues are passed over, and
 * so are cues without a text.
 * @throws SubtitleError that names the line which cannot be read
 */
export function parseSubtitles(file: string, limits: SubtitleLimits, texts: SubtitleTexts): Cue[] {
  const lines = file.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const isBlank = (at: number) => (lines[at] ?? '').trim() === ''
  const isTiming = (at: number) => lines[at]?.includes(arrow) ?? false
  /** A number, in front of the times of the next cue where a file has no empty line between two. */
  const isNumber = (at: number) => /^\s*\d+\s*$/.test(lines[at] ?? '') && isTiming(at + 1)
  const cues: Cue[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const isFirst = at === 0 || isBlank(at - 1)
    if (isFirst && skippedBlock.test(line) && !isTiming(at + 1)) {
      while (at < lines.length && !isBlank(at)) at++
      continue
    }
    if (!isTiming(at)) continue
    const parts = timing.exec(line)
    if (!parts) throw new SubtitleError(texts.time(at + 1))
    const [from, to] = [secondsOf(parts.slice(1, 5)), secondsOf(parts.slice(5, 9))]
    const begin = at + 1
    let end = begin
    while (end < lines.length && !isBlank(end) && !isTiming(end) && !isNumber(end)) end++
    at = end - 1
    const text = plainText(lines.slice(begin, end))
    if (text === '') continue
    if (to <= from) throw new SubtitleError(texts.endsTooEarly(begin))
    if (text.length > limits.text) throw new SubtitleError(texts.tooLong(begin))
    cues.push({ from, to, text })
  }
  if (cues.length === 0) throw new SubtitleError(texts.noCue(lines.length))
  if (cues.length > limits.cues) throw new SubtitleError(texts.tooMany)
  return cues.sort((one, other) => one.from - other.from || one.to - other.to)
}

/** A text as WebVTT has it, in a file and in a cue that a page makes: without anything that would be a tag. */
export function cueText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\n\s*\n/g, '\n')
}

/** Seconds as WebVTT has them: `01:02:03.450`. */
export function cueTime(seconds: number): string {
  const all = Math.round(seconds * 1000)
  const digits = (value: number, length = 2) => String(value).padStart(length, '0')
  const [hours, minutes] = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60]
  return `${digits(hours)}:${digits(minutes)}:${digits(Math.floor(all / 1000) % 60)}.${digits(all % 1000, 3)}`
}

/** A file of WebVTT with these cues. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ from, to, text }) => `${cueTime(from)} ${arrow} ${cueTime(to)}\n${cueText(text)}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}
