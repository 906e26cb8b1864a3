import { describe, expect, it } from 'vitest'
import { slug } from './slug.ts'

describe('slug', () => {
  it.each([
    ['North Light', 'north-light'],
    ['  Don’t look -- back!  ', 'dont-look-back'],
    ['Ærø: 100 % sea', 'ærø-100-sea'],
    ['Cafe\u0301', 'caf\u00e9'],
    ['光の庭', '光の庭'],
    ['मुंबई की रात', 'मुंबई-की-रात'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['/../?#&', ''],
    ['', ''],
  ])('%j is %j', (title, expected) => {
    expect(slug(title)).toBe(expected)
  })

  it('is cut at a word, and one word that is longer anywhere', () => {
    expect(slug(`${'long '.repeat(11)}longest`)).toBe(`${'long-'.repeat(11)}long`.slice(0, 54))
    expect(slug('光'.repeat(100))).toBe('光'.repeat(60))
  })
})
