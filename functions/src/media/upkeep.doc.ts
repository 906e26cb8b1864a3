import * as z from 'zod'

/** `upkeep/{name}`: how far the sweep has come in what it does once for all photos of earlier releases (over-photos.ts). */
export const UpkeepDoc = z.object({
  /** The index of the collection of photos that it is at. */
  home: z.number().int().nonnegative().default(0),
  /** Path of the document that it came to there; null at its beginning. */
  after: z.string().nullable().default(null),
  /** Photos that needed it, since it last began. */
  found: z.number().int().nonnegative().default(0),
  /** A full pass found none, so that it never begins again. */
  isOver: z.boolean().default(false),
})
export type UpkeepDoc = z.infer<typeof UpkeepDoc>
