import type { AlbumSection } from '@dlm/contract/media/media.schema'
import { describe, expect, it } from 'vitest'
import { aPhoto } from '../../../testing/media.ts'
import { inPages, isSection, itemsOf, moved, withSection } from './arrangement.ts'

/** Pages as the server answers them: `ab [1] c | d [2]`, a digit for a section. */
function listsOf(words: string) {
  const sections: AlbumSection[] = []
  const pages = words.split('|').map((page) => ({
    data: [...page.replace(/[[\] ]/g, '')].flatMap((id) => {
      if (/\d/.test(id)) {
        sections.push({ id, title: `Section ${id}` })
        return []
      }
      const section = sections.at(-1)?.id
      return aPhoto(id, section === undefined ? {} : { section })
    }),
  }))
  return {
    pageParams: [],
    pages: pages.map((page, at) => (at === 0 ? { ...page, about: { text: 'By the sea', sections } } : page)),
  }
}

const wordsOf = (items: ReturnType<typeof itemsOf>) =>
  items.map((item) => (isSection(item) ? `[${item.id}]` : item.id)).join('')

describe('the items of an album', () => {
  it.each(['abc', '[1]abc', 'ab[1]c[2]', '[1][2]abc', 'a[1][2]|b[3]c'])('are those of %s', (words) => {
    expect(wordsOf(itemsOf(listsOf(words)))).toBe(words.replace('|', ''))
  })

  it('have a photo of a section that another admin added since the first page was read', () => {
    const lists = listsOf('ab')
    const [page] = lists.pages
    page?.data.push(aPhoto('c', { section: 'new' }))
    expect(wordsOf(itemsOf(lists))).toBe('abc')
    expect(itemsOf(undefined)).toEqual([])
  })

  it.each([
    ['[1]ab[2]c', ['c'], '2', '[1]abc[2]'],
    ['[1]ab[2]c', ['a'], 'c', '[1]b[2]ac'],
    ['[1]ab[2]c', ['2'], 'a', '[1][2]abc'],
    ['[1]ab|[2]c', ['1'], null, 'ab[2]c[1]'],
  ])('of %s: %j goes in front of %s', (words, pids, before, after) => {
    const lists = listsOf(words)
    const changed = inPages(lists, moved(itemsOf(lists), { pids, before }))
    expect(wordsOf(itemsOf(changed))).toBe(after)
    expect(changed.pages.map(({ data }) => data.length)).toEqual(lists.pages.map(({ data }) => data.length))
    expect(changed.pages[0]?.about?.text).toBe('By the sea')
  })

  it('get a new section, and one with another heading', () => {
    const items = itemsOf(listsOf('ab[1]c'))
    expect(wordsOf(withSection(items, { id: '2', title: 'Party' }, 'b'))).toBe('a[2]b[1]c')
    expect(wordsOf(withSection(items, { id: '2', title: 'Party' }, null))).toBe('ab[1]c[2]')
    const renamed = withSection(items, { id: '1', title: 'Party' }, 'c')
    expect(wordsOf(renamed)).toBe('ab[1]c')
    expect(renamed.find(({ id }) => id === '1')).toEqual({ id: '1', title: 'Party' })
  })
})
