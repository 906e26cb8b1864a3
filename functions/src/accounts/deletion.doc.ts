import * as z from 'zod'

/** `deletions/{uid}`: an account that is gone, and whose belongings are being removed. Gone itself when they are. */
export const DeletionDoc = z.object({
  /** Milliseconds. */
  startedAt: z.number(),
  /** Folder of the profile photo, which names no member. */
  photo: z.string().nullable().default(null),
})
export type DeletionDoc = z.infer<typeof DeletionDoc>
