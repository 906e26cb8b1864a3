import * as z from 'zod'

/** `upkeep/cleaning`: how far the sweep has come in cleaning the photos that were registered before photos were (clean-older.ts). */
export const CleaningDoc = z.object({
  /** Of the places where photos are kept, the one it is at. */
  home: z.number().int().nonnegative().default(0),
  /** Path of the document that it came to there; null at its beginning. */
  after: z.string().nullable().default(null),
  /** Photos that were not clean, since it last began. */
  found: z.number().int().nonnegative().default(0),
  /** It came round without finding any, and never begins again. */
  isOver: z.boolean().default(false),
})
export type CleaningDoc = z.infer<typeof CleaningDoc>
