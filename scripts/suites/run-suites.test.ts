import { expect, test } from 'vitest'
import { chosen } from './run-suites.ts'

test('no name means every suite, in their order', () => {
  expect(chosen([]).map(({ name }) => name)).toEqual([
    'types',
    'lint',
    'unit',
    'web',
    'guards',
    'rules',
    'api',
    'faults',
    'e2e',
  ])
})

test('names choose, in the suites’ own order', () => {
  expect(chosen(['api', 'unit']).map(({ name }) => name)).toEqual(['unit', 'api'])
})

test('an unknown name stops with the list', () => {
  expect(() => chosen(['unti'])).toThrow(/no suite unti\. There are: types, lint, unit/)
})
