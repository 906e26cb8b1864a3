import * as z from 'zod'
import { Count, Day } from '../common.schema.ts'
import { type CostKind, costKinds, costSteps } from './cost-steps.ts'

const ofEach = <T extends z.ZodType>(schema: T) =>
  Object.fromEntries(costKinds.map((kind) => [kind, schema])) as Record<CostKind, T>

/** What was counted of a day. Whatever has not happened is not stored. */
export const Usage = z.object(ofEach(Count.default(0)))
export type Usage = z.infer<typeof Usage>

export const UsageOfDay = Usage.extend({ day: Day })
export type UsageOfDay = z.infer<typeof UsageOfDay>

const needed = 'Enter a whole number above zero.'
const ceiling = z.int(needed).positive(needed)

/** The most that a month should use, of each kind. */
export const Ceilings = z.object(ofEach(ceiling))
export type Ceilings = z.infer<typeof Ceilings>

/** A step of the cost guard that was reached; 0 is none. */
export const Step = z.literal([0, ...costSteps])

/** That an admin (`by`) lifted the steps up to this one, when (`at`, ms). */
export const Lifted = z.object({ step: z.literal(costSteps), by: z.string(), at: z.number().int() })
export type Lifted = z.infer<typeof Lifted>

/**
 * This month so far. `days` has every day of it until today; `spent` is the share of the budget that Google reported last (1 is all
 * of it), null without a report. `reached` is the highest step there is reason for, `step` the one that holds.
 */
export const Costs = z.object({
  days: z.array(UsageOfDay).max(31),
  ceilings: Ceilings,
  spent: z.number().nonnegative().nullable(),
  reached: Step,
  step: Step,
  lifted: Lifted.nullable(),
})
export type Costs = z.infer<typeof Costs>
