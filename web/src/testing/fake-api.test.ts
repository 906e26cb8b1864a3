import { expect, it } from 'vitest'
import { fakeApi, takeUndeclaredCalls } from './fake-api.ts'

it('reports a call without an answer, though its caller caught the failure', async () => {
  fakeApi({ my_keys: () => ({ data: [] }) })
  await fetch('/api/my_keys')
  await fetch('/api/get_news').catch(() => null)
  expect(takeUndeclaredCalls()).toEqual(['get_news'])
})

it('reports a call in a test that never set a fake API', async () => {
  await fetch('/api/get_news').catch(() => null)
  expect(takeUndeclaredCalls()).toEqual(['get_news'])
})
