import * as z from 'zod'

/**
 * `sonata/{mid}`: the key request of one machine. The machine is the document id, so that a machine has one request
 * (by `create()`) and `m_id` reads one document. `paidAt` and `keynum` are set together, once (DESIGN §5).
 */
export const SonataRequestDoc = z.object({
  /** What the payment's remark has to say; the answers' `id`. */
  transaction: z.string(),
  /** The program code shown for the machine. */
  devid: z.string(),
  uid: z.string(),
  email: z.string(),
  cypher: z.string(),
  /** The key made of the cypher; null until the request is paid. */
  keynum: z.string().nullable(),
  /** Milliseconds; lists are sorted by it, newest first. Answers carry its day. */
  createdAt: z.number(),
  /** Milliseconds; null until an admin has marked the request as paid. */
  paidAt: z.number().nullable(),
})
export type SonataRequestDoc = z.infer<typeof SonataRequestDoc>

/** The texts that are searched. */
export function searchableSonataRequest(
  request: Pick<SonataRequestDoc, 'transaction' | 'email' | 'keynum'>,
): string[] {
  return [request.transaction, request.email, request.keynum ?? '']
}
