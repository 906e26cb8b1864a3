import * as z from 'zod'
import { Done, Id } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { quotas } from '../limits.ts'
import { MyRoom } from './my-rooms.schema.ts'
import { OpenedRoom } from './rooms.schema.ts'

const areas = ['albums', 'videos', 'audio'] as const

/** The client rooms of a member: those that `open_room` opened while the member was signed in. */
export const myRoomsEndpoints = {
  /** The last opened first. One whose link was revoked, or has another address or PIN since, is not among them. */
  my_rooms: endpoint({
    access: 'member',
    effect: 'read',
    areas,
    input: z.object({}),
    output: z.object({ data: z.array(MyRoom).max(quotas.memberRooms) }),
  }),
  /** Opens one of these without its key and PIN. */
  open_my_room: endpoint({
    access: 'member',
    effect: 'read',
    areas,
    input: z.object({ link: Id }),
    output: OpenedRoom,
    errors: ['room-not-found', 'room-ended'],
  }),
  /** Takes a room off the list, or puts it back. Idempotent. */
  set_my_room: endpoint({
    access: 'member',
    effect: 'write',
    areas,
    input: z.object({ link: Id, on: z.boolean() }),
    output: Done,
    errors: ['room-not-found'],
  }),
} as const
