import * as z from 'zod'
import { sha256 } from '../platform/digests.ts'

/**
 * `usernames/{nameKey}` and `emails/{nameKey}`: whose a name is. Written by `create()` in the batch that makes the account,
 * so that no two accounts can have one name (SECURITY "Uniqueness"); sign-in and recovery find the uid by them. What looks
 * like a user name is taken with it, by further documents (look-alikes.ts).
 */
export const UniqueNameDoc = z.object({ uid: z.string() })
export type UniqueNameDoc = z.infer<typeof UniqueNameDoc>

/** Document id of a user name or an e-mail address, the same for every way to type it. */
export function nameKey(name: string): string {
  return sha256(name.trim().normalize('NFKC').toLowerCase())
}
