import { get_costs } from './get-costs.ts'
import { lift_costs } from './lift-costs.ts'
import { set_ceilings } from './set-ceilings.ts'

/** Handlers of the costs domain. */
export const costsHandlers = { get_costs, set_ceilings, lift_costs }
