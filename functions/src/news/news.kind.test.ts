import { describe, expect, it } from 'vitest'
import { NewsDoc } from './news.doc.ts'
import { describeArticle } from './news.kind.ts'

const site = { origin: 'https://portal.test', files: { url: (path: string) => path } }
const article = NewsDoc.parse({
  ...{ title: '', text: 'Words', date: '2026-11-28', createdAt: 1, views: 0, love: 0, hate: 0, tags: '' },
  cover: { folder: 'public/news/a', widths: [960], width: 960, height: 640, thumbhash: '' },
})
const headlineOf = (title: string) => describeArticle({ ...article, title })(site, '/').headline

describe('the headline of an article', () => {
  it.each(['🎉', '👨\u200d👩\u200d👧', 'e\u0301'])(
    'has 110 letters, the last of them %s as a whole',
    (letter) => {
      expect(headlineOf(`${'x'.repeat(109)}${letter}yz`)).toBe(`${'x'.repeat(109)}${letter}`)
      expect(headlineOf(`${'x'.repeat(110)}${letter}`)).toBe('x'.repeat(110))
    },
  )
})
