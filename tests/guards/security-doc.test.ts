import { existsSync, readFileSync } from 'node:fs'
import { durations } from '@dlm/contract/durations'
import { limits, quotas } from '@dlm/contract/limits'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { sourceFiles } from '../support/source-files.ts'

const page = readFileSync(inRoot('docs', 'security.md'), 'utf8')

/** A test that the page names. */
interface Proof {
  path: string
  title: string
}

/** The tests a text names: a file, then behind a colon its titles with commas between; a file alone has an empty title. */
function proofsIn(text: string): Proof[] {
  return Array.from(
    text.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`((?:: `[^`]+`(?:, `[^`]+`)*)?)/g),
    ([, path = '', rest = '']) => {
      const titles = Array.from(rest.matchAll(/`([^`]+)`/g), ([, title = '']) => title)
      return (titles.length > 0 ? titles : ['']).map((title) => ({ path, title }))
    },
  ).flat()
}

/** Whether the file is there and has a test or a group of this title, to the letter; a file alone needs any test. */
function isThere({ path, title }: Proof): boolean {
  if (!existsSync(inRoot(path))) return false
  const source = readFileSync(inRoot(path), 'utf8')
  if (title === '') return /\b(?:it|test)(?:\.\w+)*\(/.test(source)
  return ["'", '"'].some((quote) => source.includes(`${quote}${title}${quote},`))
}

/** The cells of each row of the tables, without their heads. */
function rowsIn(text: string): string[][] {
  const rows = text.split('\n').filter((line) => /^\| (?!-)/.test(line))
  const cells = rows.map((row) =>
    row
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  return cells.filter(([, , test]) => test !== 'test')
}

/** Whether a row says what is promised, in which file, and by which tests; a limit is its own mechanism. */
function isWhole([promise = '', mechanism = '', test = '', ...more]: string[]): boolean {
  const isLimit = promise.startsWith('`')
  const hasFile = /`[\w./-]+\.(?:tsx?|js|json|rules)`/.test(mechanism)
  return mechanism !== '' && (isLimit || hasFile) && proofsIn(test).length > 0 && more.length === 0
}

const proofs = proofsIn(page)

describe('docs/security.md', () => {
  it('names tests that are there', () => {
    expect(proofs.length).toBeGreaterThan(300)
    expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
  })

  it('has a file and a test for every promise', () => {
    const rows = rowsIn(page)
    expect(rows.length).toBeGreaterThan(130)
    expect(rows.filter((cells) => !isWhole(cells))).toEqual([])
  })

  it('names files that are there', () => {
    const files = Array.from(
      page.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|json|rules|md))`/g),
      ([, path]) => path,
    )
    expect(files.length).toBeGreaterThan(proofs.length / 2)
    expect(files.filter((path = '') => !existsSync(inRoot(path)))).toEqual([])
  })

  it('has every section that a comment cites', () => {
    const places = '{{contract,functions,web}/src,tests,scripts}/**/*.{ts,tsx}'
    const cited = sourceFiles(places, { tests: true }).flatMap(({ text }) =>
      Array.from(text.matchAll(/SECURITY "([\w ]+)"/g), ([, name]) => name),
    )
    expect(cited.length).toBeGreaterThan(20)
    expect(cited.filter((name) => !page.includes(`\n## ${name}\n`))).toEqual([])
  })

  it('has a line for every limit and bound', () => {
    const names = [...Object.keys(limits), ...Object.keys(durations), ...Object.keys(quotas)]
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})

describe('this guard', () => {
  const self = 'tests/guards/security-doc.test.ts'

  it('misses a test that is not there', () => {
    const text = `\`${self}\`: \`names tests that are there\`, \`is of no test\`; \`tests/gone.test.ts\`: \`x\`; \`tests/gone.test.ts\`; \`${self}\``
    expect(proofsIn(text).map(isThere)).toEqual([true, false, false, false, true])
  })

  it('misses a file without any test', () => {
    expect(isThere({ path: 'tests/guards/domains.ts', title: '' })).toBe(false)
  })

  it.each([
    ['| promise | `firestore.rules` | none |', false],
    ['| promise | by care | `tests/a.test.ts` |', false],
    ['| promise | `firestore.rules` | `tests/a.test.ts` |', true],
  ])('sees whether a row is whole: %s', (row, whole) => {
    expect(rowsIn(row).map(isWhole)).toEqual([whole])
  })
})
