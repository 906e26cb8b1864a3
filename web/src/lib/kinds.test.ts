import { expect, it } from 'vitest'
import { entryPath, listWords, shareUrl } from './kinds.ts'

it('links to an entry by its kind and its id, which is encoded', () => {
  expect(entryPath('event', 'a&b')).toBe('/view_events?id=a%26b')
})

it('shares an entry with the address of the portal, at its documented path', () => {
  expect(shareUrl('service', 'a')).toBe(`${location.origin}${entryPath('service', 'a')}`)
  expect(shareUrl('product', 'a')).toBe(`${location.origin}/purchase_products?id=a`)
})

it('has the words of a list from the description of its kind', () => {
  expect(listWords('news')).toEqual({ one: 'article', many: 'articles', all: 'news' })
})
