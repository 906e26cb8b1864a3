import { describe, expect, it } from 'vitest'
import { Username } from './accounts.schema.ts'
import { isPlainUsername, normalizeUsername } from './username.ts'

describe('isPlainUsername', () => {
  it.each([
    ['siteadmin', 'site\u0430dmin', 'a Cyrillic letter among Latin ones'],
    ['siteadmin', 'site\u200badmin', 'a zero-width space'],
    ['siteadmin', 'site\u200dadmin', 'a joiner'],
    ['siteadmin', 'site\u0000admin', 'a control character'],
    ['siteadmin', 'site\u202eadmin', 'a direction override'],
    ['ශ්\u200dරීනාත්', 'ශ\u200dරීනාත්', 'a joiner that changes nothing'],
    ['රාජන්', 'රාජන්\u200c', 'a joiner at the end'],
    ['രാജന്\u200d', 'രാജ\u200dന്', 'a joiner between letters'],
    ['می\u200cخواهم', 'میخواهم\u200c', 'a joiner that divides nothing'],
    ['शर्\u200dमा', 'शर्\u200dma', 'letters of two alphabets around a joiner'],
    ['site_admin', 'site admin', 'white space'],
    ['site.admin', 'site@admin', 'other punctuation'],
    ['member-01', 'member-٠١', 'digits of another script'],
    ['администратор', 'aдминистратор', 'a Latin letter among Cyrillic ones'],
    ['සමනල', 'සමනලa', 'a Latin letter among Sinhala ones'],
    ['日本ひらカタ', '日本ひらaカタ', 'a Latin letter among Japanese ones'],
    ['マリーさくら', 'マリーanna', 'the long vowel of Japanese among Latin letters'],
    ['αβγδεζ', 'αβγδεo', 'a Latin letter among Greek ones'],
    ['member', 'memb\ud800er', 'half a character'],
    ['member', 'membeⲅ', 'a letter of a script that is not in use today'],
  ])('takes %j and not %j: %s', (plain, lookAlike) => {
    expect(isPlainUsername(plain)).toBe(true)
    expect(isPlainUsername(lookAlike)).toBe(false)
  })
})

describe('Username', () => {
  it('comes out trimmed and in NFKC', () => {
    expect(normalizeUsername(' ｍｅｍｂｅｒ01 ')).toBe('member01')
    expect(Username.parse(' ｍｅｍｂｅｒ01 ')).toBe('member01')
  })

  it('loses the marks that came with a copied name', () => {
    expect(Username.parse('\u202amember01\u202c')).toBe('member01')
    expect(Username.safeParse('member\u200d01').success).toBe(false)
  })

  it('of Sinhala is taken as it is written', () => {
    expect(Username.parse(' ශ්\u200dරීනාත් ')).toBe('ශ්\u200dරීනාත්')
  })

  it('counts characters as people do', () => {
    expect(Username.safeParse('𠮷𠮷𠮷𠮷𠮷').success).toBe(false)
    expect(Username.safeParse('𠮷𠮷𠮷𠮷𠮷𠮷').success).toBe(true)
    expect(Username.safeParse('𠮷'.repeat(20)).success).toBe(true)
    expect(Username.safeParse('𠮷'.repeat(21)).success).toBe(false)
  })
})
