import { documents, type StoredDocument } from '../../tests/support/factories/documents.ts'
import { aNewsDoc } from '../../tests/support/factories/news.ts'

/** What the bench searches for, and where it stands. */
export const words = {
  /** In five articles, however many there are. */
  rare: 'quokka',
  /** In every tenth article. */
  common: 'studio',
  /** Nowhere, and its letters stand nowhere together. */
  absent: 'zzzzxq',
  /** Nowhere, though each three letters of it stand together in every second article: the worst case of a search by grams. */
  scattered: 'cadabrac',
} as const

const rareArticles = 5
const commonEvery = 10
const scatteredEvery = 2
/** Holds every three letters of `scattered`. */
const scatteredLetters = 'abracadabra'

/** The id of the article with this number, from 0. */
export function articleId(number: number): string {
  return `bench-${number}`
}

/** So many articles, one a minute; the words stand evenly spread. */
export function newsDocuments(count: number): StoredDocument[] {
  const rareEvery = Math.max(1, Math.floor(count / rareArticles))
  return Array.from({ length: count }, (_, at) => {
    const isRare = at % rareEvery === 0 && at / rareEvery < rareArticles
    const sentences = [
      `News ${at} is short.`, // every letter costs the emulated database time in a search
      isRare ? `A ${words.rare} came.` : '',
      at % commonEvery === 0 ? `The ${words.common} is open.` : '',
      at % scatteredEvery === 0 ? `We said ${scatteredLetters}.` : '',
    ]
    return documents.news(articleId(at), aNewsDoc({ title: `Article ${at}`, text: sentences.join(' ') }))
  })
}
