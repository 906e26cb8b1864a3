import * as z from 'zod'
import { Id } from '../common.schema.ts'

/** How many sign-ins of an account are shown. */
export const sessionsShown = 100

/**
 * A valid session: in which browser, in words of its own description (empty where it gave none), when it began and was last
 * used (ms; to the hour), and whether it is the caller's.
 */
export const ActiveSession = z.object({
  id: Id,
  browser: z.string(),
  startedAt: z.number().int(),
  usedAt: z.number().int(),
  isHere: z.boolean(),
})
export type ActiveSession = z.infer<typeof ActiveSession>
