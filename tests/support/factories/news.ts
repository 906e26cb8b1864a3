import type { NewsDoc } from '../../../functions/src/news/news.doc.ts'
import { aStoredPicture } from './picture.ts'
import { moment, sequence } from './sequence.ts'

const next = sequence()

/** An article without views. */
export function aNewsDoc(overrides: Partial<NewsDoc> = {}): NewsDoc {
  const number = next()
  return {
    title: `Article ${number}`,
    ...{ markdown: '', blocks: '' },
    text: `First paragraph of article ${number}.\n\nSecond paragraph.`,
    cover: aStoredPicture('news', `news-${number}`),
    date: '2026-10-01',
    createdAt: moment(number),
    takeDown: '',
    tags: '',
    views: 0,
    love: 0,
    hate: 0,
    ...overrides,
  }
}
