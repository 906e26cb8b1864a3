import { type BinKind, binKinds } from '@dlm/contract/dashboard/dashboard.schema'
import * as z from 'zod'
import { sha256 } from '../platform/digests.ts'

/**
 * `bin/{binId}`: a deleted entry, until it is restored or purged. Its document is gone from its collection, so that no
 * list has to leave it out; its files and its subcollections stay where they were. Photos of a deleted album are in
 * `bin/{binId}/photos`.
 */
export const BinDoc = z.object({
  kind: z.enum(binKinds),
  subject: z.string(),
  name: z.string(),
  /** User name of the admin who deleted it. */
  by: z.string(),
  /** Milliseconds; the bin is sorted by it, newest first. */
  deletedAt: z.number(),
  /** Everything is out again but what follows it: the photos of an album. */
  returning: z.boolean(),
  /** It is being removed permanently and cannot be restored any more. */
  purging: z.boolean().default(false),
  /** The document, without its `grams`. */
  data: z.record(z.string(), z.unknown()),
  /** The revision it had, for edits that continue after a restoration. */
  revision: z.number().int().nonnegative(),
})
export type BinDoc = z.infer<typeof BinDoc>

/** Document id of an entry: ids of several collections, of which each may be as long as an id can be. */
export function binId(kind: BinKind, id: string): string {
  return sha256(`${kind}/${id}`).slice(0, 40)
}

/** Milliseconds that an entry stays in the bin. */
export const binLife = 30 * 24 * 60 * 60 * 1000

/** The texts that are searched. */
export function searchableBinEntry({ name, subject }: Pick<BinDoc, 'name' | 'subject'>): string[] {
  return [name, subject]
}
