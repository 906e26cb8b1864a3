import { expect, it } from 'vitest'
import { collections } from '../../functions/src/archive/collections.ts'
import { excludedCollections } from '../../functions/src/archive/excluded-collections.ts'
import { collectionsOfCode } from '../support/collections.ts'

/** Collections of an archive, by their names in code: `news`, `users/any/receipts`, or `versions` of any. */
const archived = Object.values(collections).flatMap(({ path, group }) => {
  const [collection = ''] = path('any/any/any').split(/\/any$/)
  return [collection, group]
})
const decided = new Set([...archived, ...Object.keys(excludedCollections)])

it('every collection of the code is in an archive, or left out for a reason', () => {
  const collections = collectionsOfCode('any')
  expect(collections).toEqual(expect.arrayContaining(['bin/any/photos', 'readers', 'settings', 'summaries']))
  expect(collections.filter((name) => !decided.has(name))).toEqual([])
})

it('no collection is both', () => {
  expect(archived.filter((name) => name in excludedCollections)).toEqual([])
})
