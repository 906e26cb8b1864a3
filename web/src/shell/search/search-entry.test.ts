import { expect, it } from 'vitest'
import { rankTitle } from './search-entry.ts'

it.each([
  ['Light', 'light', 0],
  ['Lighthouse', 'light', 1],
  ['Borrowed Light', 'light', 2],
  ['Delights of a Light', 'light', 2],
  ['Half-light', 'light', 2],
  ['Daylight', 'light', 3],
  ['North', 'light', undefined],
  ['North', '', undefined],
])('%s for “%s”: %s', (title, search, rank) => {
  expect(rankTitle(title, search)).toBe(rank)
})
