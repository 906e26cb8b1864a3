import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { sourceFiles } from '../support/source-files.ts'

interface IndexFile {
  indexes: {
    collectionGroup: string
    fields: { fieldPath: string; arrayConfig?: string; order?: string }[]
  }[]
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[]
}

const file: IndexFile = JSON.parse(readFileSync(inRoot('firestore.indexes.json'), 'utf8'))

/** The searched lists: each collection that is read page by page, its sort field and direction. */
const lists = sourceFiles('functions/src/*/*.repo.ts').flatMap(({ text }) => {
  const collection = /db\.collection\('(\w+)'\)/.exec(text)?.[1]
  const sorts = text.matchAll(/sort: '(\w+)',\s+direction: '(asc|desc)'/g)
  return Array.from(sorts, ([, sort, direction]) => ({ collection, sort, direction }))
})

it('production has the composite index of every searched list; the emulator would not miss it', () => {
  expect(lists.length).toBeGreaterThan(0)
  const wanted = lists.map(({ collection, sort, direction }) => {
    const order = direction === 'desc' ? 'DESCENDING' : 'ASCENDING'
    return `${collection}: grams CONTAINS, ${sort} ${order}, __name__ ${order}`
  })
  const there = file.indexes.map(
    ({ collectionGroup, fields }) =>
      `${collectionGroup}: ${fields.map(({ fieldPath, arrayConfig, order }) => `${fieldPath} ${arrayConfig ?? order}`).join(', ')}`,
  )
  expect(there.sort()).toEqual([...new Set(wanted)].sort())
})

it('what has an end is cleared away by a TTL policy', () => {
  const expiring = sourceFiles('functions/src/**/*.ts').flatMap(({ text }) =>
    /expireAt/.test(text) ? Array.from(text.matchAll(/doc\(`(\w+)\//g), ([, name]) => name ?? '') : [],
  )
  const policies = file.fieldOverrides.filter(({ ttl, fieldPath }) => ttl && fieldPath === 'expireAt')
  expect(policies.map(({ collectionGroup }) => collectionGroup).sort()).toEqual([...new Set(expiring)].sort())
})
