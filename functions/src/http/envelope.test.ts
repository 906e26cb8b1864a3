import { commonErrors } from '@dlm/contract/errors'
import { expect, it } from 'vitest'
import { asApiError } from './envelope.ts'

const codeOf = (error: unknown) => asApiError(error, new Set(commonErrors)).code

it.each([
  ['an overloaded database', Object.assign(new Error('8 RESOURCE_EXHAUSTED'), { code: 8 })],
  ['a broken connection', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
  [
    'a transaction that took too long',
    Object.assign(
      new Error('3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.'),
      {
        code: 3,
      },
    ),
  ],
  [
    'a transaction the emulator gave up',
    Object.assign(new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), { code: 3 }),
  ],
])('%s is worth another try', (_, error) => {
  expect(codeOf(error)).toBe('unavailable')
})

it.each([
  [
    'a write the database cannot make',
    Object.assign(new Error('3 INVALID_ARGUMENT: bad field'), { code: 3 }),
  ],
  ['whatever is thrown besides', 'a text'],
])('%s is our fault', (_, error) => {
  expect(codeOf(error)).toBe('internal')
})
