import { describe, expect, it } from 'vitest'
import { day } from './day.ts'
import { leadingZero } from './leading-zero.ts'
import { wholeLetters } from './letters.ts'
import { maskEmail } from './mask-email.ts'
import { savedName } from './media-endings.ts'
import { mediaTitle } from './media-title.ts'
import { photoAlt } from './photo-alt.ts'
import { preview } from './preview.ts'
import { signUpDate } from './sign-up-date.ts'
import { zipSize } from './zip-size.ts'

describe('leadingZero', () => {
  it.each([
    [0, '00'],
    [9, '09'],
    [10, '10'],
    [123, '123'],
    [1287, '1,287'],
    [1234567, '1,234,567'],
  ])('%i is %s', (count, text) => expect(leadingZero(count)).toBe(text))
})

describe('mediaTitle', () => {
  it.each([
    ['Harbour at dawn.mp4', 'Harbour at dawn'],
    ['v1.5 final.JPEG', 'v1.5 final'],
    ['no ending', 'no ending'],
    ['.hidden', '.hidden'],
    ['Symphony No.40', 'Symphony No.40'],
    ['Symphony No.40.mp3', 'Symphony No.40'],
    ['Op.27 No.2', 'Op.27 No.2'],
    ['Mr.Fox', 'Mr.Fox'],
    ['at 10.30.webp', 'at 10.30'],
    ['voice.m4a', 'voice'],
    ['.mp3', '.mp3'],
  ])('%s is %s', (name, title) => expect(mediaTitle(name)).toBe(title))
})

describe('savedName', () => {
  it.each([
    ['Symphony No.40', 'audio/mpeg', 'Symphony No.40.mp3'],
    ['Symphony No.40.MP3', 'audio/mpeg', 'Symphony No.40.MP3'],
    ['Harbour', 'image/jpeg', 'Harbour.jpg'],
    ['Harbour.jpeg', 'image/jpeg', 'Harbour.jpeg'],
    ['Harbour.', 'video/webm', 'Harbour..webm'],
    ['Harbour.JPG', 'image/webp', 'Harbour.webp'],
    ['Notes', 'text/plain', 'Notes'],
  ])('of %s, %s, is %s', (name, type, saved) => expect(savedName(name, type)).toBe(saved))
})

describe('wholeLetters', () => {
  const family = '👨\u200d👩\u200d👧\u200d👦'
  it('takes any limit, and cuts no letter', () => {
    expect(wholeLetters(`ab${family}c`, 3, () => 1)).toBe(`ab${family}`)
    expect(wholeLetters(`ab${family}c`, 12, ({ length }) => length)).toBe('ab')
    expect(wholeLetters('e\u0301e\u0301', 3, ({ length }) => length)).toBe('e\u0301')
    expect(wholeLetters('aශ්\u200dරී', 5, ({ length }) => length)).toBe('a')
    expect(wholeLetters('aශ්\u200dරී', 6, ({ length }) => length)).toBe('aශ්\u200dරී')
    expect(wholeLetters('', 3, () => 1)).toBe('')
  })
})

describe('photoAlt', () => {
  it.each([
    [{ alt: 'A red door', caption: 'Lisbon, May' }, 'A red door'],
    [{ alt: '', caption: 'Lisbon, May' }, 'Lisbon, May'],
    [{ caption: 'Lisbon, May' }, 'Lisbon, May'],
    [{}, 'Photo 3 of Doors'],
  ])('of %o is %s', (photo, alt) => expect(photoAlt(photo, '3 of Doors')).toBe(alt))
})

describe('preview', () => {
  const words = (count: number) => 'word '.repeat(count)

  it('leaves a text of 150 and cuts one of 151, which has 150 then with its ellipsis', () => {
    expect(preview('x'.repeat(150))).toBe('x'.repeat(150))
    expect(preview('x'.repeat(151))).toBe(`${'x'.repeat(149)}…`)
  })

  it.each([
    ['in a word', `${words(29)}a lantern`, `${words(29)}a…`],
    ['after a word', `${words(29)}oars and more`, `${words(29)}oars…`],
    ['after a sentence', `${words(28)}the end. Then it began again`, `${words(28)}the end…`],
    ['in a word that fills the end', `${words(20)}${'x'.repeat(90)}`, `${words(20)}${'x'.repeat(49)}…`],
  ])('ends at a word when it is cut %s', (_, text, shown) => expect(preview(text)).toBe(shown))

  it('counts emojis as one and cuts none in half', () => {
    expect(preview('🌊'.repeat(150))).toBe('🌊'.repeat(150))
    expect(preview('🌊'.repeat(151))).toBe(`${'🌊'.repeat(149)}…`)
    expect(preview(`x${'🌊'.repeat(150)}`)).toBe(`x${'🌊'.repeat(148)}…`)
  })

  it('of a preview is the same', () => expect(preview(preview(words(60)))).toBe(preview(words(60))))

  it('of nothing is nothing', () => expect(preview('')).toBe(''))
})

describe('maskEmail', () => {
  it.each([
    ['member@dlm.test', 'mem***@dlm.test'],
    ['abcd@dlm.test', 'abc*@dlm.test'],
    ['abc@dlm.test', 'abc@dlm.test'],
    ['a@dlm.test', 'a@dlm.test'],
    ['"a@b"cd@dlm.test', '"a@****@dlm.test'],
    ['nothing', 'not****'],
    ['', ''],
  ])('%s becomes %s', (email, masked) => expect(maskEmail(email)).toBe(masked))
})

describe('signUpDate', () => {
  it.each([
    ['2025-01-01', 'Jan 1st 25'],
    ['2025-02-02', 'Feb 2nd 25'],
    ['2025-03-03', 'Mar 3rd 25'],
    ['2025-04-04', 'Apr 4th 25'],
    ['2024-11-11', 'Nov 11th 24'],
    ['2024-12-12', 'Dec 12th 24'],
    ['2024-05-13', 'May 13th 24'],
    ['2009-06-21', 'Jun 21st 09'],
    ['2100-07-22', 'Jul 22nd 00'],
    ['2025-08-23', 'Aug 23rd 25'],
    ['2025-10-30', 'Oct 30th 25'],
    ['2025-12-31T23:59:59Z', 'Dec 31st 25'],
  ])('%s is %s', (date, text) => expect(signUpDate(Date.parse(date))).toBe(text))
})

describe('day', () => {
  it('is the day in UTC', () => {
    expect(day(new Date('2025-01-01T00:00:00Z'))).toBe('2025-01-01')
    expect(day(new Date('2025-01-01T00:30:00+01:00'))).toBe('2024-12-31')
  })
})

describe('zipSize', () => {
  it.each([
    [0, '0.00'],
    [1_048_576, '1.00'],
    [1_572_864, '1.50'],
    [5_000_000, '4.77'],
  ])('%i bytes are %s MB', (bytes, text) => expect(zipSize(bytes)).toBe(text))
})
