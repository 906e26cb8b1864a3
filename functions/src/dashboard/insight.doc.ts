import { Day } from '@dlm/contract/common.schema'
import { EntryFigures } from '@dlm/contract/statistics/insight.schema'
import * as z from 'zod'

/** `insights/{kind}~{id}~{YYYY-MM}`: what happened to an entry in a month, by the day. It goes after 400 days. */
export const InsightDoc = z.object({ days: z.record(Day, EntryFigures).default({}) })
