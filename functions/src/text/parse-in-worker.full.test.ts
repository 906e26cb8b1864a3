import { longestLegalText } from '@dlm/contract/settings/legal.schema'
import { expect, it } from 'vitest'
import { parseInWorker } from './parse-in-worker.ts'

const filled = (sign: string) =>
  sign.repeat(Math.ceil(longestLegalText / sign.length)).slice(0, longestLegalText)

/** What is known to take a parser of Markdown long. */
const patterns = [
  ...['- ', '+ ', '* ', '-\t', '1. ', '1) ', '> ', '>', '> - ', '- > 1. '],
  ...[
    '[',
    '![',
    '[a](',
    '[a](b',
    '[a](b)',
    '[a](<',
    '](',
    '[[]',
    '*',
    '*a ',
    'a* ',
    'a*',
    '**a ',
    'a**b _c*',
    '_a ',
  ],
  ...['a_b*c', '`', '`a', '`` ', '<a', '<a:', '<https://a.b>', '\\', '&a', '(', '[a](('],
  ...[
    '- a\n',
    '> a\nb\n',
    '-\n',
    '1)\n',
    '# a\n',
    '```\n',
    '> ```\n',
    'a  \n',
    '\n',
    ' ',
    '\t',
    '::photo(a)\n',
  ],
]
const nestedLines = (sign: string) => Array.from({ length: 280 }, (_, at) => `${sign.repeat(at)}a`).join('\n')
const hostile = [
  ...patterns.map(filled),
  `${'['.repeat(longestLegalText / 2)}${']'.repeat(longestLegalText / 2)}`,
  `${'*a '.repeat(longestLegalText / 6)}${'b* '.repeat(longestLegalText / 6)}`,
  Array.from({ length: 280 }, (_, at) => '`'.repeat(at + 1)).join(' '),
  ...['>', ' - ', '  ', '> '].map(nestedLines),
]

/** Texts of the signs that Markdown is made of, the same in every run. */
function randomTexts(count: number): string[] {
  let seed = 1
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const piece = () => patterns[next(patterns.length)] ?? ''
  return Array.from({ length: count }, () => filled(Array.from({ length: 1 + next(6) }, piece).join('')))
}

/** Whether a text is refused or parsed within the time that a worker has: of the processor, whatever else the machine does. */
async function isBounded(source: string): Promise<boolean> {
  const started = process.cpuUsage()
  await parseInWorker(source).catch((error: { code?: string }) => {
    if (error.code !== 'invalid-input') throw error
  })
  const { user, system } = process.cpuUsage(started)
  return user + system < 5_000_000
}

it('a text of the length of the longest field is bounded, whatever it is made of', async () => {
  for (const source of [...hostile, ...randomTexts(200)])
    expect(await isBounded(source), source.slice(0, 40)).toBe(true)
}, 300_000)
