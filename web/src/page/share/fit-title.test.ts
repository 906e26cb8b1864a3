import { expect, it } from 'vitest'
import { fitTitle } from './fit-title.ts'

/** Letters of half their size in width. */
const measure = (line: string, size: number) => (line.length * size) / 2
const fit = (title: string) => fitTitle(title, 100, measure)

it('leaves a short title in one line of the large size', () => {
  expect(fit('Lumen')).toEqual({ lines: ['Lumen'], size: 20, lineHeight: 26 })
})

it('breaks between words', () => {
  expect(fit('Aurora bay').lines).toEqual(['Aurora bay'])
  expect(fit('  Aurora over \n bay ')).toMatchObject({ lines: ['Aurora', 'over bay'], size: 20 })
})

it('takes the small size for what the large one does not hold', () => {
  expect(fit('Aurora over the bay')).toMatchObject({ lines: ['Aurora over', 'the bay'], size: 16 })
})

it('ends what no size holds in an ellipsis', () => {
  const { lines, size } = fit('Aurora over the bay and over all the islands beyond it')
  expect(size).toBe(16)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/\S…$/)
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(100)
})

it('breaks a word that is wider than a line, and never within a letter', () => {
  const { lines } = fitTitle('🌊'.repeat(12), 100, (line, size) => [...line].length * (size / 2))
  expect(lines).toEqual(['🌊'.repeat(10), '🌊'.repeat(2)])
})
