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

  it.each([
    ['Nadeesha\u2019s wedding', "Nadeesha's wedding", 'an apostrophe'],
    ["Nadeesha's", 'Nadeesha\u2018s', 'a quote'],
    ["Nadeesha's", 'nadeesha\u00b4s', 'an accent for an apostrophe'],
    ["Nadeesha's", 'nadeesha`s', 'the other accent'],
    ['Hawai\u02bbi', "hawai'i", 'a letter like an apostrophe'],
    ['“Home” again', '"home" again', 'quotes'],
    ['«Home» „again‟', '"home" "again"', 'other quotes'],
    ['12″ single', '12" single', 'inches'],
    ['Spring – summer', 'spring - summer', 'a dash'],
    ['Spring—summer', 'spring--summer', 'a dash of two'],
    ['Spring\u2011summer', 'spring-summer', 'a dash that divides no line'],
    ['−5 °C', '-5 °c', 'a minus'],
    ['And then\u2026', 'and then...', 'three dots'],
    ['1\u20442 hour', '1/2 hour', 'a fraction'],
    ['Price\u00a0list', 'price list', 'a blank that divides no line'],
    ['won\u00adder\u200bful', 'wonderful', 'marks within a word'],
    ['ශ්රීනාත්', 'ශ්\u200dරීනාත්', 'a joiner'],
    ['می\u200cخواهم', 'میخواهم', 'a joiner that divides'],
    ['\u202d+94 77\u202c 1', '+94 77 1', 'marks around a number'],
    ['Open ½ day', 'open 1/2 day', 'a fraction of one sign'],
    ['İstanbul', 'istanbul', 'a capital with a dot'],
    ['ISPARTA', 'ısparta', 'a small letter without its dot'],
    ['ΟΔΌΣ', 'οδόσ', 'a letter that is another at the end of a word'],
    ['Straße', 'STRASSE', 'a letter that is two in capitals'],
    ['צה״ל', 'צה"ל', 'a sign of Hebrew abbreviations'],
    ['ג׳ירפה', "ג'ירפה", 'a sign of Hebrew letters'],
    ['בית־ספר', 'בית-ספר', 'a dash of Hebrew'],
    ['I ❤\ufe0f you', 'i ❤ you', 'a variant of an emoji'],
  ])('finds %j by %j, and the other way round: %s', (text, query) => {
    for (const [one, other] of [
      [text, query],
      [query, text],
    ] as const) {
      expect(matches([`The ${one}, 2025`], other)).toBe(true)
      expect(gramsOf([`The ${one}, 2025`])).toContain(rarestGram(other))
    }
  })

  it('has no gram for a query of signs that are not seen', () => {
    expect(rarestGram('\u200b\u2060')).toBeNull()
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
