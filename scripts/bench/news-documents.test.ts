import { describe, expect, it } from 'vitest'
import { gramsOf, matches, rarestGram } from '../../functions/src/platform/search.ts'
import { newsDocuments, words } from './news-documents.ts'

const articles = newsDocuments(100)
const texts = articles.map(({ data }) => [String(data.title), String(data.text)])
const finding = (word: string) => texts.filter((text) => matches(text, word)).length

describe('newsDocuments', () => {
  it('has the words as often as they say', () => {
    expect(finding(words.rare)).toBe(5)
    expect(finding(words.common)).toBe(10)
    expect(finding(words.absent)).toBe(0)
    expect(finding(words.scattered)).toBe(0)
  })

  it('makes every second article a candidate for the scattered word, and none for the absent one', () => {
    const candidates = (word: string) =>
      texts.filter((text) => gramsOf(text).includes(rarestGram(word) ?? '')).length
    expect(candidates(words.scattered)).toBe(50)
    expect(candidates(words.absent)).toBe(0)
  })

  it('has an id for each', () => {
    expect(new Set(articles.map(({ path }) => path)).size).toBe(100)
  })
})
