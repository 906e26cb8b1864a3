import { quotas } from '@dlm/contract/limits'
import * as z from 'zod'

/** `saved/{uid}`: the member's bookmarks. */
export const SavedDoc = z.object({
  /** Ids of photos, videos and audios, each once, the latest first. */
  ids: z.array(z.string()).max(quotas.saved),
  /** Grows with each change; a list that was made of an older one is merged (DESIGN §5). */
  revision: z.number().int().nonnegative(),
})
export type SavedDoc = z.infer<typeof SavedDoc>
