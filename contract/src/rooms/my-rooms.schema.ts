import * as z from 'zod'
import { DayOrNone, Id } from '../common.schema.ts'

/** A client room that a member has opened by a link, whose id is `link`. */
export const MyRoom = z.object({
  link: Id,
  title: z.string(),
  /** Who the link is for. */
  name: z.string(),
  lastDay: DayOrNone,
  /** Its last day is over, or the studio has closed it. */
  hasEnded: z.boolean(),
  /** When the member opened it last, to the day (ms). */
  openedAt: z.number(),
})
export type MyRoom = z.infer<typeof MyRoom>
