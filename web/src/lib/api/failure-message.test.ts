import { expect, it } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { failureMessage, waitInWords } from './failure-message.ts'

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})

it('has the time to wait of a limit, and otherwise the message of the server', () => {
  const limited = new ApiFailure('too-many-requests', 'Too many tries.', 'Slow down', { retryAfter: 90 })
  expect(failureMessage(limited)).toBe('Too many tries. Please wait 2 minutes and try again.')
  expect(failureMessage(new ApiFailure('otp-wrong', 'Wrong.', 'OTP not valid'))).toBe('Wrong.')
  expect(failureMessage(new Error('secret'))).toBe('Something went wrong. Please try again.')
})
