import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { sourceFiles } from '../support/source-files.ts'

const folder = inRoot('docs', 'decisions')
const records = readdirSync(folder)
const pages = [
  ...['README.md', 'CONTRIBUTING.md'].map((name) => inRoot(name)),
  ...readdirSync(inRoot('docs')).flatMap((name) => (name.endsWith('.md') ? [inRoot('docs', name)] : [])),
  ...records.map((name) => resolve(folder, name)),
]

/** The numbers by which a text names records: `docs/decisions/012`, `decision 012`. */
function numbersIn(text: string): string[] {
  return Array.from(
    text.matchAll(/\b(?:decisions\/|decision |record )(\d{3})\b/g),
    ([, number = '']) => number,
  )
}

const isRecord = (number: string) => records.some((name) => name.startsWith(`${number}-`))

describe('the decision records', () => {
  it('are at most 30, each named by its number, and together at most 9,000 words', () => {
    const texts = records.map((name) => readFileSync(resolve(folder, name), 'utf8'))
    expect(records.length).toBeLessThanOrEqual(30)
    expect(texts.map((text) => text.slice(0, 5))).toEqual(records.map((name) => `# ${name.slice(0, 3)}`))
    expect(texts.join('\n').split(/\s+/).length).toBeLessThanOrEqual(9_000)
  })

  it('exist for each link of a page', () => {
    const links = pages.flatMap((page) => {
      const text = readFileSync(page, 'utf8')
      return Array.from(text.matchAll(/\]\(([^)#:]*\.md)/g), ([, path = '']) => resolve(dirname(page), path))
    })
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter((path) => !existsSync(path))).toEqual([])
  })

  it('exist for each mention in code', () => {
    const places = '{{contract,functions,web}/{src,public},scripts,tests}/**/*.{ts,tsx,js,mjs}'
    const cited = [
      ...sourceFiles(places, { tests: true })
        .filter(({ path }) => !path.startsWith('tests/guards/'))
        .flatMap(({ path, text }) => numbersIn(text).map((number) => ({ path, number }))),
    ]
    expect(cited.length).toBeGreaterThan(30)
    expect(cited.filter(({ number }) => !isRecord(number))).toEqual([])
  })
})

describe('this guard', () => {
  it('finds a record that is not there', () => {
    const numbers = numbersIn('see docs/decisions/002 and decision 999')
    expect(numbers.map(isRecord)).toEqual([true, false])
  })
})
