import * as z from 'zod'

/** `openedRooms/{uid}`: the client rooms that a member opened, by the ids of their links. Nothing in it opens one for another member. */
export const OpenedRoomsDoc = z.object({
  rooms: z
    .record(
      z.string(),
      z.object({
        /** Binds it to the member, and to the link's address and PIN of then. */
        proof: z.string(),
        /** To the day (ms). */
        openedAt: z.number(),
        /** The member has not removed it. */
        isListed: z.boolean(),
      }),
    )
    .default({}),
})
export type OpenedRoomsDoc = z.infer<typeof OpenedRoomsDoc>
