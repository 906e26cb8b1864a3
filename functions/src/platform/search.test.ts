import { describe, expect, it } from 'vitest'
import { gramsOf, matches, normalize, rarestGram } from './search.ts'

describe('search', () => {
  it('compares without regard to case, width and white space', () => {
    expect(normalize('  Ｆｕｌｌ\n WIDTH ')).toBe('full width')
  })

  it.each(['Aurora', 'aur', 'OVER the', 'r', '夜'])('finds the text by any part of it: %s', (query) => {
    const texts = ['Aurora over the bay', '夜景']
    const gram = rarestGram(query)
    expect(matches(texts, query)).toBe(true)
    expect(gramsOf(texts)).toContain(gram)
  })

  it('does not find what is spread over two fields', () => {
    expect(matches(['Aurora', 'over'], 'aurora over')).toBe(false)
  })

  it('looks for the rarest letters of a query first', () => {
    expect(rarestGram('the jazz')).toBe('jaz')
  })

  it('looks for no half of a character, which the database does not take', () => {
    expect(rarestGram('\ud83d')).toBe('\ufffd')
  })

  it('has no gram for an empty query', () => {
    expect(rarestGram('   ')).toBeNull()
  })

  it('indexes every part of a text once, and a very long text only so far', () => {
    const long = Array.from({ length: 30_000 }, (_, at) => String.fromCodePoint(0x4e00 + (at % 20_000))).join(
      '',
    )
    expect(gramsOf([long]).length).toBeLessThanOrEqual(15_000)
    expect(gramsOf(['abc'])).toEqual(['a', 'ab', 'abc', 'b', 'bc', 'c'])
  })
})
