import { expect, test, vi } from 'vitest'
import { chosen, runSuites } from './run-suites.ts'
import type { Suite } from './suites.ts'

test('no name means every suite, in their order', () => {
  expect(chosen([]).map(({ name }) => name)).toEqual([
    'types',
    'lint',
    'unit',
    'web',
    'guards',
    'rules',
    'faults',
    'api',
    'e2e',
    'suite',
  ])
})

test('names choose, in the suites’ own order', () => {
  expect(chosen(['api', 'unit']).map(({ name }) => name)).toEqual(['unit', 'api'])
})

test('an unknown name stops with the list', () => {
  expect(() => chosen(['unti'])).toThrow(/no suite unti\. There are: types, lint, unit/)
})

test('what runs beside others is shown whole once it has ended, under its name', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const suite: Suite = {
    ...{ name: 'small', needsEmulators: false },
    run: async (_signal, way) => {
      console.log('while it runs')
      return { passed: 2, failed: 0, output: `ran ${way}` }
    },
  }
  await runSuites([suite], 'beside')
  await runSuites([suite])
  expect(printed.mock.calls.flat()).toEqual([
    ...['while it runs', '\n── small\nran beside'],
    ...['\n── small', 'while it runs'],
  ])
  printed.mockRestore()
})
