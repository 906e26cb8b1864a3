import * as z from 'zod'

/** `deletions/{uid}`: an account that is deleted, and whose related documents are being removed. Removed with the last of them. */
export const DeletionDoc = z.object({
  /** Milliseconds. */
  startedAt: z.number(),
  /** Folder of the profile photo, which names no member. */
  photo: z.string().nullable().default(null),
})
export type DeletionDoc = z.infer<typeof DeletionDoc>
