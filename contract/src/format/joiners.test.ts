import { describe, expect, it } from 'vitest'
import { withoutUsedJoiners } from './joiners.ts'

describe('withoutUsedJoiners', () => {
  it.each([
    ['Sinhala', 'ශ්\u200dරීනාත්'],
    ['Sinhala, twice', 'ක්\u200dෂ්\u200dය'],
    ['Malayalam, at the end', 'രാജന്\u200d'],
    ['Malayalam, before another virama', 'എന്\u200d്റെ'],
    ['Devanagari', 'शर्\u200dमा'],
    ['Devanagari, not joined', 'राम्\u200cको'],
    ['Bengali', 'র\u09cd\u200dযাব'],
    ['Kannada', 'ರ\u0ccd\u200cನಾ'],
    ['Persian', 'می\u200cخواهم'],
    ['Persian, with a vowel mark', 'می\u064e\u200cخواهم'],
  ])('has none of %s: %j', (_script, name) => {
    expect(withoutUsedJoiners(name)).toBe(name.replace(/[\u200c\u200d]/g, ''))
  })

  it.each([
    ['Latin', 'site\u200dadmin'],
    ['after a letter of Sinhala', 'ශ\u200dර'],
    ['before a vowel sign', 'ශ්\u200dී'],
    ['at the beginning', '\u200dශ්'],
    ['twice at one place', 'ශ්\u200d\u200dරී'],
    ['between letters of Arabic', 'می\u200dخ'],
    ['after a letter that joins none', 'د\u200cخ'],
    ['at the end of a word', 'می\u200c'],
    ['not joined at the end', 'राम्\u200c'],
  ])('has a joiner still: %s', (_place, name) => {
    expect(withoutUsedJoiners(name)).toMatch(/[\u200c\u200d]/)
  })
})
