import * as z from 'zod'

/**
 * `sessions/{sid}`: a sign-in, for as long as it lasts; signing out removes it. An ID token counts for as long as the
 * session that its claim `sid` names does, and an admin session is a part of it. Times in milliseconds.
 */
export const SessionDoc = z.object({
  uid: z.string(),
  /** The account's `sessionVersion` when it began. */
  version: z.number().int(),
  startedAt: z.number(),
  /** What the browser says it is, in words (`Firefox on Linux`); empty where it says nothing that is known. */
  browser: z.string().default(''),
  /** When it was last used, to the hour; missing in sessions of earlier releases. */
  usedAt: z.number().optional(),
  /** When its admin session was opened; 0 where there is none. Closing it writes this field, using it the next: they never undo each other. */
  adminOpenedAt: z.number(),
  adminUsedAt: z.number(),
  /** The account's `adminVersion` when the admin session was opened. */
  adminVersion: z.number().int(),
})
export type SessionDoc = z.infer<typeof SessionDoc>
