import * as z from 'zod'
import { Done } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { admins } from '../roles.ts'
import { Fault, maxFaults, NewFault } from './faults.schema.ts'
import { FiguresOfPortal } from './figures.schema.ts'

/** The calls that count, and that tell what was counted (docs/decisions/036); neither is documented. */
export const statisticsEndpoints = {
  /** Counts a zip that was made in the browser; more than an address may have are not counted. */
  made_zip: endpoint({
    access: 'public',
    effect: 'write',
    areas: ['albums', 'videos', 'audio'],
    handlerLimits: ['views-address'],
    input: z.object({}),
    output: Done,
  }),
  /** The figures of the last days; a day on which nothing happened has zeros. */
  get_figures: endpoint({
    access: 'admin',
    roles: admins,
    input: z.object({}),
    output: FiguresOfPortal,
  }),
  /** Reports a fault that a browser met. */
  report_fault: endpoint({
    access: 'public',
    effect: 'write',
    limits: ['faults-address'],
    input: NewFault,
    output: Done,
  }),
  /** The faults that browsers met in the last thirty days, the latest first. */
  get_faults: endpoint({
    access: 'admin',
    roles: admins,
    input: z.object({}),
    output: z.object({ data: z.array(Fault).max(maxFaults) }),
  }),
} as const
