import { Day } from '@dlm/contract/common.schema'
import { Ceilings, Lifted, Step, Usage } from '@dlm/contract/costs/costs.schema'
import * as z from 'zod'

/** `usage/{YYYY-MM}`: what the portal answered in a month, by the day, and what followed of it. It goes after 400 days. */
export const UsageDoc = z.object({
  days: z.record(Day, Usage).default({}),
  /** The share of the budget that Google reported last, and when (ms). */
  spent: z.object({ share: z.number(), at: z.number() }).nullable().default(null),
  /** The highest step that was mailed to admins, and whether every mail was sent. */
  notifiedStep: Step.default(0),
  isMailed: z.boolean().default(false),
  lifted: Lifted.nullable().default(null),
})
export type UsageDoc = z.infer<typeof UsageDoc>

/** `ceilings/site`: the most that a month should use. There is none until an owner sets it. */
export const CeilingsDoc = Ceilings
