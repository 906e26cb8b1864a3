import * as z from 'zod'
import { findMonth, readUsage, usageRef } from '../content/cost-month.ts'
import { monthOf } from '../figures/usage.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import type { Platform } from '../platform/platform.ts'
import { mailAdmins } from './mail-admins.ts'

/** A message of Pub/Sub, as far as it is read. */
export interface BudgetMessage {
  /** JSON, base64. */
  data: string
  /** ISO 8601. */
  publishTime: string
}

/**
 * What Cloud Billing reports of a budget, several times a day (https://cloud.google.com/billing/docs/how-to/budgets-programmatic-notifications).
 * `costIntervalStart` is the first moment of the month in Pacific time; `alertThresholdExceeded` a share, once one was passed. What is
 * only forecast is ignored.
 */
const Notification = z.object({
  costAmount: z.number().nonnegative(),
  budgetAmount: z.number().positive(),
  costIntervalStart: z.iso.datetime({ offset: true }),
  alertThresholdExceeded: z.number().nonnegative().optional(),
})

/** The content of a message: the share that was spent, of which month, and when it was published (ms); null for another message. */
export function parseBudgetMessage({ data, publishTime }: BudgetMessage) {
  const at = Date.parse(publishTime)
  const { data: notification } = Notification.safeParse(jsonIn(data))
  if (!notification || Number.isNaN(at)) return null
  const { costAmount, budgetAmount, costIntervalStart, alertThresholdExceeded = 0 } = notification
  const share = Math.max(costAmount / budgetAmount, alertThresholdExceeded)
  return { month: monthOf(new Date(costIntervalStart).toISOString()), share, at }
}

function jsonIn(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))
  } catch {
    return null
  }
}

/**
 * Stores the reported spending, and mails admins when a step is reached. Messages come twice and out of order: the one that
 * was published last holds.
 * @returns false for what is no message of a budget, which is left alone
 */
export async function takeBudgetMessage(platform: Platform, message: BudgetMessage): Promise<boolean> {
  const report = parseBudgetMessage(message)
  if (!report) return false
  const { month, share, at } = report
  await compareAndSet<void>(usageRef(platform.db, month), (snapshot) => {
    const { spent } = readUsage(snapshot)
    const isNews = !spent || spent.at < at
    return { data: isNews ? { spent: { share, at } } : null, result: undefined }
  })
  const current = await findMonth(platform, month)
  if (current.reached > current.usage.notifiedStep) await mailAdmins(platform, current)
  return true
}
