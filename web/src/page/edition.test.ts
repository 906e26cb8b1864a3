import { expect, it } from 'vitest'
import { editionRows } from './edition.ts'

const rooms: Record<string, number> = { film: 2, event: 1 }
const rows = (names: string) =>
  editionRows(names.split(' '), (name) => rooms[name] ?? 0).map(({ wide, beside, isBefore }) =>
    (isBefore ? [beside.join('+'), wide] : [wide, beside.join('+')]).filter(Boolean).join(' | '),
  )

it.each([
  ['film sound stars event app', ['film | sound+stars', 'event | app']],
  ['film sound stars app event', ['film | sound+stars', 'app | event']],
  ['sound film stars', ['sound | film', 'stars']],
  ['sound stars film app', ['sound+stars | film', 'app']],
  ['sound stars event', ['sound+stars', 'event']],
  ['sound stars app film', ['sound+stars+app', 'film']],
  ['event film sound', ['event', 'film | sound']],
  ['film event', ['film', 'event']],
  ['sound', ['sound']],
])('%s: the order stays, and what is wide has others beside it', (names, expected) => {
  expect(rows(names)).toEqual(expected)
  expect(rows(names).join(' ').replaceAll(/[+|]/g, ' ').split(/\s+/)).toEqual(names.split(' '))
})
