import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { callerOf } from './auth/caller.ts'
import { persistSession } from './auth/persist-session.ts'
import { provideCaller } from './lib/api/api.ts'
import { queryClient } from './lib/api/query.ts'
import { messages } from './lib/notify.ts'
import { fakeApi, takeUndeclaredCalls } from './testing/fake-api.ts'

provideCaller(callerOf)

/** Retries have no delay in tests; their number is the same. */
const { queries, ...others } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } })

/** No test of a screen uses Firebase: its sessions are faked. */
vi.mock('./auth/firebase-sessions.ts', () => import('./testing/fake-firebase-sessions.ts'))

// On a busy machine a screen's code takes many times as long to load as on a quiet one, and no wait is a test of speed.
configure({ asyncUtilTimeout: 40_000 })

/** What was written to the console as an error: a test that causes any fails, unless it expects them. */
let errors: unknown[][] = []

/** happy-dom does not know the `search` element yet, which every browser does. */
const isHappyDomsFault = ([text, tag]: unknown[]) =>
  tag === 'search' && String(text).includes('is unrecognized')

// The test files of a process share the document: it is emptied before each file.
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
document.head.replaceChildren()
history.replaceState(null, '', '/')

// A pending request of a test is never answered, so that it cannot affect the next test or file.
globalThis.fetch = () => new Promise(() => {})

beforeEach(() => {
  errors = []
  fakeApi({})
  vi.spyOn(console, 'error').mockImplementation((...message) => {
    if (!isHappyDomsFault(message)) errors.push(message)
  })
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  queryClient.clear()
  messages.set([])
  persistSession(null)
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  const unexpected = errors
  errors = []
  expect(unexpected).toEqual([])
  expect(takeUndeclaredCalls()).toEqual([])
})

/** Clears the errors so far, for a test of a failure that React reports. */
export function takeConsoleErrors(): string {
  const taken = errors.map((message) => message.map(String).join(' ')).join('\n')
  errors = []
  return taken
}
