import * as z from 'zod'

/** `roomChoices/{link}`: what the client of a link chose, and what the client thinks of the photos. It is removed with the link. */
export const RoomChoiceDoc = z.object({
  /** Id of its room. */
  room: z.string(),
  /** Ids of photos by the ids of the room's lists, the one chosen first at first. */
  lists: z.record(z.string(), z.array(z.string())).default({}),
  /** One to five stars by the ids of photos. */
  stars: z.record(z.string(), z.number()).default({}),
  /** Ids of the photos that the client does not want. */
  rejected: z.array(z.string()).default([]),
  /** When the client submitted it last (ms); null for never. */
  submittedAt: z.number().nullable().default(null),
})
export type RoomChoiceDoc = z.infer<typeof RoomChoiceDoc>

/** `roomSeen/{link}`: the ids of the photos that the client of a link has looked at, as the client's browser says. */
export const RoomSeenDoc = z.object({
  /** Id of its room. */
  room: z.string(),
  pids: z.array(z.string()),
})
export type RoomSeenDoc = z.infer<typeof RoomSeenDoc>
