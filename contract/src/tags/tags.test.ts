import { expect, it } from 'vitest'
import { tagFieldTexts } from './tag-field.texts.ts'
import { Tags } from './tags.schema.ts'
import { joinTags, renameTags, splitTags, tagKey } from './tags.ts'

it.each([
  ['Café', 'cafe'],
  ['CAFE\u0301', 'cafe'],
  ['Contact  sheet', 'contact-sheet'],
  ['plug-in', 'plug-in'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['हिन्दी', 'हिन्दी'],
  ['!', ''],
])('the key of %j is %j', (tag, key) => {
  expect(tagKey(tag)).toBe(key)
})

it('splits at commas of any script, and has each tag once, as it is written first', () => {
  expect(splitTags(' Café,café ,, film、Film')).toEqual(['Café', 'film'])
  expect(splitTags('')).toEqual([])
})

it('renames a tag, and merges it with another that is there', () => {
  expect(renameTags('sea, Light, film', ['sea'], 'Ocean')).toBe('Ocean, Light, film')
  expect(renameTags('ocean, sea', ['sea'], 'Ocean')).toBe('ocean')
  expect(renameTags('sea', ['sea'], 'SEA')).toBe('SEA')
})

const longest = 'a'.repeat(40)

it('takes ten tags of forty characters, tidied', () => {
  expect(Tags.parse(undefined)).toBe('')
  expect(Tags.parse(' Film ,film,  Contact  sheet,')).toBe('Film, Contact sheet')
  const most = joinTags(Array.from({ length: 10 }, (_, at) => `${at}${longest.slice(1)}`))
  expect(Tags.parse(most)).toBe(most)
})

it.each([
  ['1,2,3,4,5,6,7,8,9,10,11', tagFieldTexts.tooMany],
  [`${longest}a`, tagFieldTexts.tooLong],
  ['film, !', tagFieldTexts.noTag],
])('refuses %s', (text, message) => {
  expect(Tags.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message])
})
