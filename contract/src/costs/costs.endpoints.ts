import * as z from 'zod'
import { Done } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { admins } from '../roles.ts'
import { costSteps } from './cost-steps.ts'
import { Ceilings, Costs } from './costs.schema.ts'

/** The calls of the cost guard (docs/decisions/044); none is documented. */
export const costsEndpoints = {
  /** The use of this month, by the day, and which step holds. */
  get_costs: endpoint({
    access: 'admin',
    roles: admins,
    input: z.object({}),
    output: z.object({ data: z.tuple([Costs]) }),
  }),
  /** Sets the ceilings of this month and of future ones. */
  set_ceilings: endpoint({ access: 'admin', roles: admins, asksAgain: true, input: Ceilings, output: Done }),
  /**
   * Lifts the step that was reached until the month ends or a higher one is reached; with `on` false it holds again. `step` is
   * the one that the admin was shown: another one is `stale-edit`.
   */
  lift_costs: endpoint({
    access: 'admin',
    roles: admins,
    input: z.object({ step: z.literal(costSteps), on: z.boolean() }),
    output: Done,
    errors: ['stale-edit'],
  }),
} as const
