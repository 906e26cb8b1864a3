import * as z from 'zod'
import { ById, Id } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { quotas } from '../limits.ts'
import { editors } from '../roles.ts'

/** A photo that a client chose, gave stars or rejected; 0 stars are none. */
const ExportedPhoto = z.object({
  id: Id,
  name: z.string(),
  stars: z.number().int().min(0).max(5),
  isRejected: z.boolean(),
})

/** What the studio takes along of a client room. */
export const roomExportsEndpoints = {
  /** What the client of a link chose, for tables and sidecars: the lists with the ids of their photos, and these photos. */
  export_room_choices: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: z.object({
      /** What the room is called. */
      room: z.string(),
      lists: z
        .array(z.object({ title: z.string(), pids: z.array(Id).max(quotas.roomChoices) }))
        .max(quotas.roomLists),
      photos: z.array(ExportedPhoto).max(quotas.roomLists * quotas.roomChoices + 2 * quotas.roomMarks),
    }),
    errors: ['room-link-not-found'],
  }),
} as const
