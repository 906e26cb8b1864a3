import { expect, it } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { failureMessage } from './failure-message.ts'

it('has the time to wait of a limit, and otherwise the message of the server', () => {
  const limited = new ApiFailure('too-many-requests', 'Too many tries.', 'Slow down', { retryAfter: 90 })
  expect(failureMessage(limited)).toBe('Too many tries. Please wait 2 minutes and try again.')
  expect(failureMessage(new ApiFailure('otp-wrong', 'Wrong.', 'OTP not valid'))).toBe('Wrong.')
  expect(failureMessage(new Error('secret'))).toBe('Something went wrong. Please try again.')
})
