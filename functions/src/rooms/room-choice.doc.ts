import * as z from 'zod'

/** `roomChoices/{link}`: what the client of a link chose, by the ids of the room's lists; each has the ids of photos, the first one first. */
export const RoomChoiceDoc = z.object({
  /** Id of its room. */
  room: z.string(),
  lists: z.record(z.string(), z.array(z.string())).default({}),
  /** One to five stars by the ids of photos. */
  stars: z.record(z.string(), z.number()).default({}),
  /** Ids of the photos that the client does not want. */
  rejected: z.array(z.string()).default([]),
  /** When the client submitted it last (ms); null for never. */
  submittedAt: z.number().nullable().default(null),
})
export type RoomChoiceDoc = z.infer<typeof RoomChoiceDoc>
