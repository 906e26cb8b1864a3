import { readFileSync } from 'node:fs'
import type { Kind } from '@dlm/contract/kinds/kind'
import { type KindList, kindLists } from '@dlm/contract/kinds/kind-lists'
import { contentKinds, kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { successPoint } from '@dlm/contract/kinds/success-point'
import { expect, it } from 'vitest'
import { generatedFiles } from '../../scripts/generate/generated-files.ts'
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

/** The part of a repo's text that describes one list: from its collection to the next one. */
const specs = sourceFiles('functions/src/*/*.repo.ts').flatMap(({ text }) =>
  text.split(/(?=collection: db\.collection\(|= db\.collection\()/).slice(1),
)

/** The indexes a list needs: for its search, and for what it leaves out by equality with and without a search. */
function neededBy(spec: string): string[] {
  const collection = /db\.collection\('(\w+)'\)/.exec(spec)?.[1]
  const equals = Array.from(spec.matchAll(/where\('(\w+)', '(?:==|in)'/g), ([, equal]) => equal)
  return Array.from(spec.matchAll(/sort: '(\w+)',\s+direction: '(asc|desc)'/g)).flatMap(
    ([, sort, direction]) => {
      const order = direction === 'desc' ? 'DESCENDING' : 'ASCENDING'
      const sorted = [`${sort} ${order}`, `__name__ ${order}`]
      const narrowed = equals.flatMap((equal) => [
        [`${equal} ASCENDING`, ...sorted],
        [`${equal} ASCENDING`, 'grams CONTAINS', ...sorted],
      ])
      const isOptional = /\.\.\.\(\w+ && \{\s+narrow/.test(spec)
      const plain = equals.length > 0 && !isOptional ? [] : [['grams CONTAINS', ...sorted]]
      return [...plain, ...narrowed].map((fields) => `${collection}: ${fields.join(', ')}`)
    },
  )
}

/** The indexes of queries that are no list: what equals a value, sorted. */
const sortedQueries = sourceFiles('functions/src/**/*.ts').flatMap(({ text }) =>
  Array.from(
    text.matchAll(
      /collection\('(\w+)'\)\s*\.where\('(\w+)', '==', [^)]+\)\s*\.orderBy\('(\w+)'(, 'desc')?\)/g,
    ),
    ([, collection, equal, sort, isDescending]) => {
      const order = isDescending ? 'DESCENDING' : 'ASCENDING'
      return `${collection}: ${equal} ASCENDING, ${sort} ${order}, __name__ ${order}`
    },
  ),
)

/** The indexes that the lists of kinds need, in each of their orders. */
const listed: readonly (KindList & Pick<Kind, 'collection'>)[] = [
  ...contentKinds.map((kind) => ({ ...kindLists[kind], collection: kinds[kind].collection })),
  successPoint,
]
const ofKinds = listed.flatMap(({ collection, orders, narrowedBy }) =>
  Object.values(orders).flatMap(([sort, direction]) => {
    const by = narrowedBy ? `where('${narrowedBy}', '==')` : ''
    return neededBy(`db.collection('${collection}') ${by} sort: '${sort}', direction: '${direction}'`)
  }),
)

/** The entries that carry a tag, by kind (search/get-tag.ts). */
const ofTags = kindsWith('hasTags').map(
  (kind) =>
    `${kinds[kind].collection}: ${kind === 'photo' ? 'locked ASCENDING, ' : ''}tagKeys CONTAINS, createdAt DESCENDING, __name__ DESCENDING`,
)

it.each(Object.entries(generatedFiles()))('%s is as "npm run generate" writes it', (name, content) => {
  expect(JSON.parse(readFileSync(inRoot(name), 'utf8'))).toEqual(content)
})

it('production has the composite indexes of every list, and no others; the emulator would not miss them', () => {
  expect(sortedQueries.length).toBeGreaterThan(2)
  const needed = [...specs.flatMap(neededBy), ...ofKinds, ...ofTags, ...sortedQueries]
  expect(needed.length).toBeGreaterThan(5)
  const declared = file.indexes.map(
    ({ collectionGroup, fields }) =>
      `${collectionGroup}: ${fields.map(({ fieldPath, arrayConfig, order }) => `${fieldPath} ${arrayConfig ?? order}`).join(', ')}`,
  )
  expect(declared.sort()).toEqual([...new Set(needed)].sort())
})

it('what has an end is cleared away by a TTL policy', () => {
  const expiring = sourceFiles('functions/src/**/*.ts').flatMap(({ text }) =>
    /expireAt/.test(text)
      ? Array.from(text.matchAll(/(?:doc\(`|collection\(')(\w+)['/]/g), ([, name]) => name ?? '')
      : [],
  )
  const policies = file.fieldOverrides.filter(({ ttl, fieldPath }) => ttl && fieldPath === 'expireAt')
  expect(policies.map(({ collectionGroup }) => collectionGroup).sort()).toEqual([...new Set(expiring)].sort())
})
