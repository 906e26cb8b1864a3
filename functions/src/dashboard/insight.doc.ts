import { Day } from '@dlm/contract/common.schema'
import { EntryFigures } from '@dlm/contract/statistics/insight.schema'
import * as z from 'zod'

/**
 * `insights/{kind}~{id}~{YYYY-MM}`: what happened to an entry in a month, by the day. It goes after 400 days. Its `month`, and all
 * `views` of it, are there for the query of what was viewed most; in documents of earlier releases they are missing.
 */
export const InsightDoc = z.object({ days: z.record(Day, EntryFigures).default({}) })
