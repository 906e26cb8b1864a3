import { describe, expect, it } from 'vitest'
import { chooseScreens } from './audited-screens.ts'

const all = [
  { name: 'landing', path: '/' },
  { name: 'news-area', path: '/news_area' },
  { name: 'news-search', path: '/news_area?search=studio' },
  { name: 'read-news', path: '/read_news?id=north-light' },
]

function paths(...wanted: string[]): string[] {
  return chooseScreens(all, wanted).map(({ path }) => path)
}

describe('chooseScreens', () => {
  it('chooses the entry screens when none is named', () => {
    expect(paths()).toEqual(['/', '/news_area', '/read_news?id=north-light'])
  })

  it('chooses the named one, with or without a query', () => {
    expect(paths('/news_area')).toEqual(['/news_area'])
    expect(paths('/read_news?id=')).toEqual(['/read_news?id=north-light'])
    expect(paths('/')).toEqual(['/'])
  })

  it('stops at a path that is not audited, and says which are', () => {
    expect(() => paths('/nowhere')).toThrow('Not audited: /nowhere. There are: /, /news_area, /read_news')
  })
})
