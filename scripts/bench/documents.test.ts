import { describe, expect, it } from 'vitest'
import { gramsOf, matches, rarestGram } from '../../functions/src/platform/search.ts'
import { albums, benchDocuments, words } from './documents.ts'

const stored = benchDocuments(100)

describe.each(['news', 'albums', 'photos', 'videos', 'audios'])('the documents of %s', (collection) => {
  const entries = stored.filter(({ path, data }) => path.startsWith(`${collection}/`) && data.locked !== true)
  const texts = entries.map(({ data }) => [String(data.text ?? data.name)])
  const finding = (word: string) => texts.filter((text) => matches(text, word)).length
  const candidates = (word: string) =>
    texts.filter((text) => gramsOf(text).includes(rarestGram(word) ?? '')).length

  it('have the words as often as they say', () => {
    expect(finding(words.rare)).toBe(5)
    expect(finding(words.common)).toBe(10)
    expect(finding(words.absent)).toBe(0)
    expect(finding(words.scattered)).toBe(0)
  })

  it('make every second entry a candidate for the scattered word, and none for the absent one', () => {
    expect(candidates(words.scattered)).toBe(50)
    expect(candidates(words.absent)).toBe(0)
  })
})

it('the documents have an id each, and both albums all photos of a list', () => {
  expect(new Set(stored.map(({ path }) => path)).size).toBe(stored.length)
  for (const fid of Object.values(albums))
    expect(stored.filter(({ data }) => data.fid === fid)).toHaveLength(100)
})
