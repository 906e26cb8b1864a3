import { embedKinds } from '@dlm/contract/site/blocks.schema'
import type { Node } from 'prosemirror-model'
import { embedLine, textSchema } from './text-schema.ts'

const { nodes } = textSchema

/** A letter of a text with its marks. */
interface Letter {
  sign: string
  link: string | null
  strong: boolean
  emphasis: boolean
  isCode: boolean
}

type Emphasis = 'strong' | 'emphasis'

const isSpace = (sign: string | undefined) => sign === undefined || /\s/u.test(sign)
const isPunctuation = (sign: string) => /[\p{P}\p{S}]/u.test(sign)
const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

function lettersOf(parent: Node): Letter[] {
  const letters: Letter[] = []
  parent.forEach((node) => {
    const has = (name: string) => node.marks.some(({ type }) => type.name === name)
    const link = node.marks.find(({ type }) => type.name === 'link')?.attrs.address ?? null
    const marks = { link, strong: has('strong'), emphasis: has('emphasis'), isCode: has('code') }
    const text = node.type === nodes.lineBreak ? '\n' : (node.text ?? '')
    for (const sign of text) letters.push({ sign, ...marks, isCode: marks.isCode && sign !== '\n' })
  })
  return trimmed(letters)
}

/** Without spaces at the ends of lines, which Markdown does not have, and without empty lines, which part paragraphs. */
function trimmed(letters: readonly Letter[]): Letter[] {
  const isGap = (letter: Letter | undefined) =>
    letter !== undefined && !letter.isCode && /[ \t]/.test(letter.sign)
  const result: Letter[] = []
  const dropSpaces = () => {
    while (isGap(result.at(-1))) result.pop()
  }
  for (const letter of letters) {
    const isStart = result.length === 0 || result.at(-1)?.sign === '\n'
    if (letter.sign === '\n') dropSpaces()
    if (!((isGap(letter) || letter.sign === '\n') && isStart)) result.push(letter)
  }
  dropSpaces()
  if (result.at(-1)?.sign === '\n') result.pop()
  return result
}

const isSameOuter = (a: Letter, b: Letter, mark: Emphasis) =>
  a.link === b.link && (mark === 'strong' || a.strong === b.strong)

/** Where a mark begins and ends (exclusive), once more for each change of a mark around it. */
function runsOf(letters: readonly Letter[], mark: Emphasis): [number, number][] {
  const runs: [number, number][] = []
  for (let from = 0; from < letters.length; from++) {
    const first = letters[from]
    if (!first?.[mark]) continue
    let to = from + 1
    for (let next = letters[to]; next?.[mark] && isSameOuter(first, next, mark); next = letters[to]) to++
    runs.push([from, to])
    from = to - 1
  }
  return runs
}

/**
 * Narrows marks to what Markdown can say: `**` does not open before a space, nor before punctuation that follows a letter.
 * The words stay the same.
 */
function fit(letters: Letter[], mark: Emphasis): void {
  const release = (at: number) => {
    const letter = letters[at]
    if (letter) letter[mark] = false
  }
  for (const [start, end] of runsOf(letters, mark)) {
    let from = start
    let to = end
    const isWrong = (inner: Letter, outer: Letter | undefined) =>
      isSpace(inner.sign) || ((inner.isCode || isPunctuation(inner.sign)) && isWord(outer?.sign))
    for (let inner = letters[from]; from < to && inner; inner = letters[from]) {
      if (!isWrong(inner, letters[from - 1])) break
      release(from++)
    }
    for (let inner = letters[to - 1]; from < to && inner; inner = letters[to - 1]) {
      if (!isWrong(inner, letters[to])) break
      release(--to)
    }
  }
}

/**
 * The sign of each emphasis by its first letter: `_` beside `**`, where stars would run together. Within a word it cannot be `_`,
 * and is dropped.
 */
function emphasisSigns(letters: Letter[]): Map<number, string> {
  const signs = new Map<number, string>()
  for (const [from, to] of runsOf(letters, 'emphasis')) {
    const [before, first, last, after] = [letters[from - 1], letters[from], letters[to - 1], letters[to]]
    const isWithin = first?.strong === true
    const isCrowded =
      (before?.strong ?? false) !== isWithin ||
      (after?.strong ?? false) !== isWithin ||
      before?.emphasis === true
    const isInWord =
      (isWord(before?.sign) && before?.strong === isWithin) ||
      (isWord(after?.sign) && after?.strong === isWithin)
    if (isCrowded && isInWord && last) for (const letter of letters.slice(from, to)) letter.emphasis = false
    else signs.set(from, isCrowded ? '_' : '*')
  }
  return signs
}

/** A code with more signs around it than it has within. */
function codeText(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  return `${fence}${pad}${text}${pad}${fence}`
}

/** An address in round brackets, or in pointed ones where it has signs of its own. */
function addressText(address: string): string {
  const safe = address.replace(/[\\<>]|&(?=#?\w+;)/g, '\\$&')
  return /[\s()]/.test(address) ? `<${safe}>` : safe
}

const autolink = /^<(?:[a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[^\s@<>]+@[^\s<>]+)>/i
/** What begins a block at the start of a line. */
const blockStart = /^(?:#{1,6}(?:\s|$)|>|[-+*](?:\s|$)|~{3}|-(?:\s*-){2,}\s*$)/
const numberStart = /^\d{1,9}(?=[.)](?:\s|$))/
const embedStart = new RegExp(`^::(?:${embedKinds.join('|')})\\(.*\\)\\s*$`)

/** The places of signs that would be Markdown, and are words. */
function escapedPlaces(letters: readonly Letter[], isHeading: boolean): Set<number> {
  const places = new Set<number>()
  const raw = letters.map(({ sign }) => sign)
  const text = raw.join('')
  const rest = (at: number) => raw.slice(at).join('')
  const canLink = text.includes('](') || letters.some(({ link }) => link !== null)
  const line = (at: number) => rest(at).split('\n', 1)[0] ?? ''
  let lineStart = true
  for (const [at, { sign, link, isCode }] of letters.entries()) {
    const starts = lineStart
    lineStart = sign === '\n'
    if (isCode) continue
    const before = raw[at - 1]
    const after = raw[at + 1]
    const isEscaped =
      (sign === '\\' && !/[A-Za-z0-9 ]/.test(after ?? '')) ||
      (sign === '*' && !(isSpace(before) && isSpace(after))) ||
      (sign === '_' && !(isWord(before) && isWord(after)) && !(isSpace(before) && isSpace(after))) ||
      sign === '`' ||
      (sign === '[' && canLink) ||
      (sign === ']' && (link !== null || letters[at + 1]?.link !== letters[at]?.link)) ||
      (sign === '<' && autolink.test(rest(at)))
    if (isEscaped) places.add(at)
    if (!starts || isHeading) continue
    const isWhole = line(at).length === text.length
    if (blockStart.test(line(at)) && !(isWhole && /^-{3,}$/.test(text))) places.add(at)
    if (embedStart.test(line(at))) places.add(at)
    const [number] = numberStart.exec(line(at)) ?? []
    if (number) places.add(at + number.length)
  }
  const [closing] = isHeading ? (/(?<=^|\s)#+$/.exec(text) ?? []) : []
  if (closing) places.add(raw.length - 1)
  return places
}

/** The words of a paragraph or a heading. */
function inlineText(parent: Node): string {
  const letters = lettersOf(parent)
  fit(letters, 'strong')
  fit(letters, 'emphasis')
  const signs = emphasisSigns(letters)
  const escaped = escapedPlaces(letters, parent.type === nodes.heading)
  let text = ''
  let open: { link: string | null; strong: boolean; emphasis: string } = {
    ...{ link: null, strong: false, emphasis: '' },
  }
  const close = (next: Letter | undefined, isNewRun: boolean) => {
    const isOtherLink = open.link !== (next?.link ?? null)
    const isOtherStrong = isOtherLink || (open.strong && !next?.strong)
    const startsStrong = !open.strong && next?.strong === true
    if (open.emphasis && (!next?.emphasis || isOtherStrong || startsStrong || isNewRun)) {
      text += open.emphasis
      open = { ...open, emphasis: '' }
    }
    if (open.strong && isOtherStrong) {
      text += '**'
      open = { ...open, strong: false }
    }
    if (open.link !== null && isOtherLink) {
      text += `](${addressText(open.link)})`
      open = { ...open, link: null }
    }
  }
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]
    if (!letter) break
    close(letter, signs.has(at))
    if (letter.link !== null && open.link === null) text += '['
    if (letter.strong && !open.strong) text += '**'
    const sign = open.emphasis || (letter.emphasis ? (signs.get(at) ?? '') : '')
    if (!open.emphasis) text += sign
    open = { link: letter.link, strong: letter.strong, emphasis: sign }
    if (!letter.isCode) {
      text += escaped.has(at) ? `\\${letter.sign}` : letter.sign
      continue
    }
    const from = at
    const isSame = (other: Letter | undefined) =>
      other?.isCode &&
      other.link === letter.link &&
      other.strong === letter.strong &&
      other.emphasis === letter.emphasis
    while (isSame(letters[at + 1])) at++
    text += codeText(
      letters
        .slice(from, at + 1)
        .map(({ sign }) => sign)
        .join(''),
    )
  }
  close(undefined, false)
  return text
}

const indented = (text: string, by: string) => text.replace(/\n(?!\n|$)/g, `\n${by}`)

/** The items of a list. @param isOther it follows a list of its kind, from which another sign parts it */
function listText(list: Node, isOther: boolean): string {
  const lines: string[] = []
  list.forEach((item, _offset, at) => {
    const sign =
      list.type === nodes.bullets ? (isOther ? '*' : '-') : `${list.attrs.start + at}${isOther ? ')' : '.'}`
    lines.push(`${sign} ${indented(blocksText(item), ' '.repeat(sign.length + 1))}`.trimEnd())
  })
  return lines.join('\n')
}

function blockText(node: Node, isOther: boolean): string {
  switch (node.type) {
    case nodes.heading: {
      const words = inlineText(node)
      return words && `${'#'.repeat(node.attrs.level)} ${words}`
    }
    case nodes.quote: {
      const text = blocksText(node)
      return text === '' ? '' : text.replace(/^/gm, '> ').replace(/^> $/gm, '>')
    }
    case nodes.codeBlock: {
      const longest = Math.max(2, ...Array.from(node.textContent.matchAll(/`+/g), ([run]) => run.length))
      const fence = '`'.repeat(longest + 1)
      return [fence, ...(node.textContent === '' ? [] : [node.textContent]), fence].join('\n')
    }
    case nodes.embed:
      return embedLine(node.attrs.kind, node.attrs.id)
    case nodes.bullets:
    case nodes.numbers:
      return listText(node, isOther)
    case nodes.upload:
      return ''
    default:
      return inlineText(node)
  }
}

function blocksText(parent: Node): string {
  let text = ''
  let before: Node | undefined
  let isOther = false
  parent.forEach((node) => {
    isOther = before?.type === node.type && !isOther
    const part = blockText(node, isOther)
    if (part === '') return
    // A list below the words of an item begins on the next line, where it can.
    const isClose =
      parent.type === nodes.item &&
      before?.type === nodes.paragraph &&
      /^(?:[-*] |1[.)] )\S/.test(part) &&
      [nodes.bullets, nodes.numbers].includes(node.type as typeof nodes.bullets)
    text += `${text && (isClose ? '\n' : '\n\n')}${part}`
    before = node
  })
  return text
}

/** The Markdown of a document, as an admin would type it: signs are escaped only where they would mean something. */
export function toMarkdown(document: Node): string {
  return blocksText(document)
}
