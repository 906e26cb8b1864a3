import { beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'

vi.mock('../lib/code/load-code.ts', async (original) => ({
  ...(await original<object>()),
  release: () => '/assets/index-1a2b.js',
}))

/** A new page, which has reported nothing yet. */
async function aPage() {
  vi.resetModules()
  const [{ reportFault }, { ApiFailure }] = await Promise.all([
    import('./report-fault.ts'),
    import('../lib/api/api-failure.ts'),
  ])
  const { calls } = fakeApi({ report_fault: () => ({}) })
  const anAnswer: unknown = Object.create(ApiFailure.prototype)
  return { reportFault, anAnswer, sentFaults: () => calls.map(({ input }) => input) }
}

beforeEach(() => history.replaceState(null, '', '/read_news?id=7'))

it('reports what broke, on which screen and of which release, and nothing that was typed', async () => {
  const { reportFault, sentFaults } = await aPage()
  await reportFault(new TypeError('Cannot read "ada@dlm.test" of undefined'))
  expect(sentFaults()).toEqual([
    { message: 'TypeError: Cannot read “…” of undefined', release: 'index-1a2b.js', screen: '/read_news' },
  ])
})

it('contains only the kind of a readable address', async () => {
  history.replaceState(null, '', '/news/my-secret-title-n1')
  const { reportFault, sentFaults } = await aPage()
  await reportFault(new Error('broke'))
  expect(sentFaults()).toMatchObject([{ screen: '/news' }])
})

it('reports each fault once, and five at most', async () => {
  const { reportFault, sentFaults } = await aPage()
  for (let at = 0; at < 3; at++) await reportFault(new Error('again'))
  expect(sentFaults()).toHaveLength(1)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await reportFault(new Error(name))
  expect(sentFaults()).toHaveLength(5)
})

it.each([
  ['a call that failed', () => new TypeError('Failed to fetch')],
  ['code that was not loaded', () => new TypeError('Failed to fetch dynamically imported module: /a.js')],
  ['an aborted call', () => new DOMException('aborted', 'AbortError')],
  ['something that is no error', () => 'a word'],
])('does not report %s', async (_, fault) => {
  const { reportFault, sentFaults } = await aPage()
  await reportFault(fault())
  expect(sentFaults()).toEqual([])
})

it('does not report an error answer of the API', async () => {
  const { reportFault, anAnswer, sentFaults } = await aPage()
  await reportFault(anAnswer)
  expect(sentFaults()).toEqual([])
})
