import { beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'

vi.mock('../lib/code/load-code.ts', async (original) => ({
  ...(await original<object>()),
  release: () => '/assets/index-1a2b.js',
}))

/** A page of its own, which has told nothing yet. */
async function aPage() {
  vi.resetModules()
  const [{ reportFault }, { ApiFailure }] = await Promise.all([
    import('./report-fault.ts'),
    import('../lib/api/api-failure.ts'),
  ])
  const { calls } = fakeApi({ report_fault: () => ({}) })
  const anAnswer: unknown = Object.create(ApiFailure.prototype)
  return { reportFault, anAnswer, told: () => calls.map(({ input }) => input) }
}

beforeEach(() => history.replaceState(null, '', '/read_news?id=7'))

it('tells what broke, on which screen and of which release, and nothing that was typed', async () => {
  const { reportFault, told } = await aPage()
  await reportFault(new TypeError('Cannot read "ada@dlm.test" of undefined'))
  expect(told()).toEqual([
    { message: 'TypeError: Cannot read “…” of undefined', release: 'index-1a2b.js', screen: '/read_news' },
  ])
})

it('names of a readable address its kind alone', async () => {
  history.replaceState(null, '', '/news/my-secret-title-n1')
  const { reportFault, told } = await aPage()
  await reportFault(new Error('broke'))
  expect(told()).toMatchObject([{ screen: '/news' }])
})

it('tells each fault once, and of five at most', async () => {
  const { reportFault, told } = await aPage()
  for (let at = 0; at < 3; at++) await reportFault(new Error('again'))
  expect(told()).toHaveLength(1)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await reportFault(new Error(name))
  expect(told()).toHaveLength(5)
})

it.each([
  ['a call that failed', () => new TypeError('Failed to fetch')],
  ['code that did not arrive', () => new TypeError('Failed to fetch dynamically imported module: /a.js')],
  ['a call that was given up', () => new DOMException('given up', 'AbortError')],
  ['something that is no error', () => 'a word'],
])('does not tell of %s', async (_, fault) => {
  const { reportFault, told } = await aPage()
  await reportFault(fault())
  expect(told()).toEqual([])
})

it('does not tell of an answer of the portal that is no success', async () => {
  const { reportFault, anAnswer, told } = await aPage()
  await reportFault(anAnswer)
  expect(told()).toEqual([])
})
