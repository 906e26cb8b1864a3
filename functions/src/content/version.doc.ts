import { Editable } from '@dlm/contract/dashboard/dashboard.schema'
import * as z from 'zod'

/**
 * `{collection}/{id}/versions/{revision}`: what the form of an entry held at this revision, until an admin changed it. Pictures
 * and codes are not stored. It is removed with its entry, when that is purged.
 */
export const VersionDoc = z.object({
  fields: Editable.shape.fields,
  revision: z.number().int().nonnegative(),
  /** User name of the admin who changed it. */
  by: z.string(),
  /** Milliseconds: when it was changed. */
  at: z.number(),
})
export type VersionDoc = z.infer<typeof VersionDoc>
