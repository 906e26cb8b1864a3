import * as z from 'zod'
import { Day, Id, Ignored, OwnEmail } from '../common.schema.ts'
import { rules } from '../rules.ts'
import { keyOf } from './key-format.ts'

/** Whether the request was paid for (SPEC §3). */
export const Payment = z.enum(['payed', 'not payed'])
export type Payment = z.infer<typeof Payment>

/**
 * A key request as an admin sees it (SPEC §3). `id` is the transaction, `mid` the machine it is for, `devid` the program
 * code shown for it; `keynum` is empty until it is paid; `vdate` is the day it was, empty before.
 */
export const SonataRequest = z.object({
  id: Id,
  devid: z.string(),
  uid: Id,
  email: z.string(),
  keynum: z.string(),
  cypher: z.string(),
  date: Day,
  vdate: z.union([z.literal(''), Day]),
  pay: Payment,
  mid: Id,
})
export type SonataRequest = z.infer<typeof SonataRequest>

const none = z.literal('')

/** A key request as `m_id` answers it: for members other than its owner only whether it is paid (DESIGN §5). */
export const SonataStatus = SonataRequest.omit({ cypher: true }).extend({
  id: z.union([none, Id]),
  uid: z.union([none, Id]),
  date: z.union([none, Day]),
})
export type SonataStatus = z.infer<typeof SonataStatus>

/** What the program hands over in the address: its 12 capitals are the key (SPEC §4). */
export const Cypher = z
  .string({ error: rules.cypher.message })
  .max(256, rules.cypher.message)
  .refine((cypher) => keyOf(cypher) !== null, rules.cypher.message)

/** What is submitted for an unknown key. */
export const NewSonataRequest = z.object({ mid: Id, email: OwnEmail, cypher: Cypher, date: Ignored })
export type NewSonataRequest = z.infer<typeof NewSonataRequest>
