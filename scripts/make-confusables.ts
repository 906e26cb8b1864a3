import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './lib/paths.ts'
import { main, StopError } from './lib/stop-error.ts'

const target = inRoot('functions', 'src', 'accounts', 'confusables.ts')
/** Pairs on a line of the table. */
const perLine = 40

/** A line of the file: code points in hex, what they look like, more. */
const mapping = /^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/

function characters(codePoints: string): string {
  return String.fromCodePoint(...codePoints.split(' ').map((point) => Number.parseInt(point, 16)))
}

/** Whether a user name in NFKC may have this character (contract/src/accounts/username.ts). */
function isOfNames(character: string): boolean {
  return /^[\p{L}\p{M}0-9._-]$/u.test(character) && character.normalize('NFKC') === character
}

/**
 * `node scripts/make-confusables.ts <file>`: writes the table of look-alikes from Unicode's own `confusables.txt`
 * (https://www.unicode.org/Public/security/latest/confusables.txt), as far as user names may have them.
 */
await main(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new StopError('Name the file: node scripts/make-confusables.ts confusables.txt')
  const text = readFileSync(file, 'utf8')
  const [, version = 'unknown'] = /^# Version: ([\d.]+)/m.exec(text) ?? []
  const pairs = text.split('\n').flatMap((line) => {
    const [, from, to] = mapping.exec(line) ?? []
    if (from === undefined || to === undefined) return []
    const pair = [characters(from), characters(to)] as const
    return isOfNames(pair[0]) ? [pair] : []
  })
  const written = pairs.map((pair) => pair.map((part) => part.replace(/[^\w.-]/gu, escaped)).join(' '))
  const lines = Array.from({ length: Math.ceil(written.length / perLine) }, (_, at) =>
    written.slice(at * perLine, (at + 1) * perLine).join('|'),
  )
  writeFileSync(
    target,
    `// Written by scripts/make-confusables.ts from Unicode ${version}, confusables.txt: © Unicode, Inc., Unicode License v3.
// biome-ignore-all format: a table

/** What looks like what: a character, a space, and what it looks like. */
export const confusables: readonly string[] = [
${lines.map((line) => `  '${line}',`).join('\n')}
]
`,
  )
  console.log(`${pairs.length} look-alikes`)
  return 0
})

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`
}
