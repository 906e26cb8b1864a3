import * as z from 'zod'

/** `upkeep/cleaning`: how far the sweep has come in cleaning the photos that were registered before photos were (clean-older.ts). */
export const CleaningDoc = z.object({
  /** The index of the collection of photos that it is at. */
  home: z.number().int().nonnegative().default(0),
  /** Path of the document that it came to there; null at its beginning. */
  after: z.string().nullable().default(null),
  /** Photos that were not clean, since it last began. */
  found: z.number().int().nonnegative().default(0),
  /** A full pass found none, so that it never begins again. */
  isOver: z.boolean().default(false),
})
export type CleaningDoc = z.infer<typeof CleaningDoc>
