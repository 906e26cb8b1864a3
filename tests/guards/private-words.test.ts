import { expect, it } from 'vitest'
import { type SourceFile, sourceFiles } from '../support/source-files.ts'
import { privateNames, privateWords } from './private-words.ts'

/** Texts of SPEC.md, which stay to the letter, and this guard's own table, which has every word. */
const exempt = /\.texts\.ts$|^contract\/src\/rules\.ts$|private-words/

/** The words of code as one line of prose: `keptLonger` is two, and a comment continues in its next line. */
function proseOf({ text }: SourceFile): string {
  return text
    .replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
}

function countIn(prose: string, before: string, words: readonly string[]): Map<string, number> {
  const counts = new Map(words.map((word) => [word, 0]))
  for (const [, word = ''] of prose.matchAll(new RegExp(`${before}\\b(${words.join('|')})\\b`, 'g')))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** What there is more of than the table allows. */
function tooMany(prose: string, before: string, table: typeof privateWords): string[] {
  return [...countIn(prose, before, Object.keys(table))].flatMap(([word, count]) => {
    const [most, say] = table[word] ?? [0, '']
    return count > most ? `${before ? 'the name ' : ''}"${word}": ${count}, ${most} before; say ${say}` : []
  })
}

it('names and comments have no more private words than before; where one has become rarer, lower its number', () => {
  const code = ['{contract,functions,web}/{src/**/*,*}.{ts,tsx}', '{scripts,tests}/**/*.{ts,tsx}']
    .flatMap((pattern) => sourceFiles(pattern, { tests: true }))
    .filter(({ path }) => !exempt.test(path))
  expect(code.length).toBeGreaterThan(1_000)
  const prose = code.map(proseOf).join('\n')
  const excess = [...tooMany(prose, '', privateWords), ...tooMany(prose, '\\b(?:const|let) ', privateNames)]
  expect(excess).toEqual([])
})

it('counts words within names, in comments and over the end of a line', () => {
  const prose = proseOf({
    path: 'a.ts',
    text: '// runs by\n// itself\nconst keptLonger = 1\nlet kept_by, found',
  })
  expect(countIn(prose, '', ['by itself', 'kept', 'found'])).toEqual(
    new Map(Object.entries({ 'by itself': 1, kept: 2, found: 1 })),
  )
})
