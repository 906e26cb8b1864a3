import { expect, it } from 'vitest'
import { parseBudgetMessage } from './budget-message.ts'

/** As Google documents it. */
const notification = {
  budgetDisplayName: 'portal',
  alertThresholdExceeded: 0.5,
  costAmount: 30.5,
  costIntervalStart: '2026-11-01T07:00:00Z',
  budgetAmount: 50,
  budgetAmountType: 'SPECIFIED_AMOUNT',
  currencyCode: 'USD',
}
const publishTime = '2026-11-24T12:00:00.123Z'
const message = (json: unknown) => ({
  data: Buffer.from(JSON.stringify(json)).toString('base64'),
  publishTime,
})

it('reads the share that was spent, of which month, and when', () => {
  const at = Date.parse(publishTime)
  expect(parseBudgetMessage(message(notification))).toEqual({ month: '2026-11', share: 0.61, at })
})

it('before the first threshold there is none, and a forecast counts for nothing', () => {
  const { alertThresholdExceeded: _, ...early } = { ...notification, costAmount: 1 }
  const { share } = parseBudgetMessage(message({ ...early, forecastThresholdExceeded: 1 })) ?? {}
  expect(share).toBe(0.02)
})

it('a threshold that was passed counts, where the amount is of a moment before', () => {
  expect(
    parseBudgetMessage(message({ ...notification, costAmount: 44, alertThresholdExceeded: 0.9 }))?.share,
  ).toBe(0.9)
})

it.each([
  ['no JSON', { data: Buffer.from('{').toString('base64'), publishTime }],
  ['nothing', { data: '', publishTime }],
  ['another message', message({ hello: 'there' })],
  ['a budget of nothing', message({ ...notification, budgetAmount: 0 })],
  ['an amount that is no number', message({ ...notification, costAmount: '30' })],
  ['no month', message({ ...notification, costIntervalStart: 'November' })],
  ['no time', { ...message(notification), publishTime: 'now' }],
])('takes nothing from %s', (_, wrong) => {
  expect(parseBudgetMessage(wrong)).toBeNull()
})
