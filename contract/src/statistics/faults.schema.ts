import * as z from 'zod'
import { Count } from '../common.schema.ts'

/** The name of a file of the release, and of a screen: no more than the portal itself writes. */
const release = z.string().regex(/^[\w.-]{1,64}$/)
const screen = z.string().regex(/^\/\w{0,40}$/)

/** A browser's report of a fault: no typed text and nothing of who met it. */
export const NewFault = z.object({ message: z.string().min(1).max(1000), release, screen })
export type NewFault = z.infer<typeof NewFault>

/** A fault as admins see it. @property at when it was last met, in ms since 1970 */
export const Fault = z.object({ message: z.string(), release, screen, count: Count, at: Count })
export type Fault = z.infer<typeof Fault>

/** Faults that the dashboard shows, the latest first. */
export const maxFaults = 20
