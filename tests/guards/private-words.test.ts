import { expect, it } from 'vitest'
import { type SourceFile, sourceFiles } from '../support/source-files.ts'
import { privateNames, privateWords } from './private-words.ts'

/** Texts of SPEC.md, which stay to the letter, and the tables of the guards of words, which have every word. */
const exempt = /\.texts\.ts$|^contract\/src\/rules\.ts$|private-words|^tests\/guards\/texts\.test\.ts$/

/** The words of code as one line of prose: `keptLonger` is two words, and a comment continues in its next line. */
function proseOf(text: string): string {
  return text
    .replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
}

const anyOf = (words: object) => `\\b(${Object.keys(words).join('|')})\\b`

/** The private words of a file, each with its replacement. */
function privateWordsIn({ path, text }: SourceFile): string[] {
  const words = proseOf(text).matchAll(new RegExp(anyOf(privateWords), 'g'))
  const names = text.matchAll(new RegExp(`\\b(?:const|let) ${anyOf(privateNames)}`, 'g'))
  return [
    ...Array.from(words, ([, word = '']) => `${path}: "${word}"; say ${privateWords[word]}`),
    ...Array.from(names, ([, name = '']) => `${path}: the name "${name}"; say ${privateNames[name]}`),
  ]
}

it('names and comments have no private words', () => {
  const code = ['{contract,functions,web}/{src/**/*,*}.{ts,tsx}', '{scripts,tests}/**/*.{ts,tsx}']
    .flatMap((pattern) => sourceFiles(pattern, { tests: true }))
    .filter(({ path }) => !exempt.test(path))
  expect(code.length).toBeGreaterThan(1_000)
  expect(code.flatMap(privateWordsIn)).toEqual([])
})

it('finds words within names, in comments and over the end of a line, and names without a noun', () => {
  const text = '// runs by\n// itself\nconst keptLonger = 1\nlet found, made_zip\nconst foundPhotos = 2'
  expect(privateWordsIn({ path: 'a.ts', text })).toEqual([
    `a.ts: "by itself"; say ${privateWords['by itself']}`,
    `a.ts: "kept"; say ${privateWords.kept}`,
    `a.ts: the name "found"; say ${privateNames.found}`,
  ])
})
