import { existsSync, readFileSync } from 'node:fs'
import { durations, limits, quotas } from '@dlm/contract/limits'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { sourceFiles } from '../support/source-files.ts'

const page = readFileSync(inRoot('docs', 'security.md'), 'utf8')

/** A test that the page names. */
interface Proof {
  path: string
  title: string
}

/** The tests a text names: a file, then its titles, each behind a ›; a file without a title has an empty one. */
function proofsIn(text: string): Proof[] {
  const [, ...parts] = text.split(/`([\w./-]+\.(?:test|e2e)\.tsx?)`/)
  return parts.flatMap((path, at) => {
    if (at % 2 === 1) return []
    const titles = Array.from((parts[at + 1] ?? '').matchAll(/›\s+`([^`]+)`/g), ([, title = '']) => title)
    return (titles.length > 0 ? titles : ['']).map((title) => ({ path, title }))
  })
}

/** Whether the file is there and has a test or a group of this title, to the letter. */
function isThere({ path, title }: Proof): boolean {
  if (title === '' || !existsSync(inRoot(path))) return false
  const source = readFileSync(inRoot(path), 'utf8')
  return ["'", '"'].some((quote) => source.includes(`${quote}${title}${quote},`))
}

const proofs = proofsIn(page)

describe('docs/security.md', () => {
  it('names tests that are there', () => {
    expect(proofs.length).toBeGreaterThan(100)
    expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
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
    const text = `\`${self}\` › \`names tests that are there\` › \`is of no test\`, \`tests/gone.test.ts\` › \`x\`, \`${self}\``
    expect(proofsIn(text).map(isThere)).toEqual([true, false, false, false])
  })
})
