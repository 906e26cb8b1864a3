import * as z from 'zod'
import { ById, Done, Id, oneOf, pageOf, Token } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { editors } from '../roles.ts'
import {
  ChangeChoices,
  ChangedChoices,
  RoomChoices,
  RoomChosen,
  RoomProgress,
  SeenPhotos,
  SubmittedRoom,
} from './choosing.schema.ts'
import { roomAreas as areas } from './room-areas.ts'
import {
  OpenedRoom,
  OpenRoom,
  OwnRoom,
  RoomChange,
  RoomForm,
  RoomLink,
  RoomLinkChange,
  RoomLinkForm,
  RoomRow,
  RoomsInput,
} from './rooms.schema.ts'

/** A link that was made, or has another address: the secret of that is in this answer and nowhere else. */
const MadeLink = z.object({ link: RoomLink, secret: z.string() })

const OfRoom = z.object({ grant: Token })

const roomNotFound = ['room-not-found'] as const
const linkNotFound = ['room-link-not-found'] as const

/** The calls of client rooms (docs/decisions/008). */
export const roomsEndpoints = {
  get_rooms: endpoint({ access: 'admin', roles: editors, input: RoomsInput, output: pageOf(RoomRow) }),
  get_room: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: OwnRoom,
    errors: roomNotFound,
  }),
  add_room: endpoint({
    access: 'admin',
    roles: editors,
    input: RoomForm,
    output: oneOf(z.object({ id: Id })),
  }),
  /** Replaces what a room says and shows. */
  update_room: endpoint({
    access: 'admin',
    roles: editors,
    input: RoomChange,
    output: Done,
    errors: ['room-not-found', 'stale-edit'],
  }),
  /** Moves a room to the recycle bin; its links open nothing while it is there. */
  delete_room: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: Done,
    errors: roomNotFound,
  }),
  add_room_link: endpoint({
    access: 'admin',
    roles: editors,
    input: RoomLinkForm.extend({ room: Id }),
    output: MadeLink,
    errors: ['room-not-found', 'too-many-room-links'],
  }),
  /** Changes a link; where its downloads or its PIN become others, a browser that has it open has to open it again. */
  update_room_link: endpoint({
    access: 'admin',
    roles: editors,
    input: RoomLinkChange,
    output: Done,
    errors: linkNotFound,
  }),
  /** Gives a link another address; the one before opens nothing. */
  renew_room_link: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: MadeLink,
    errors: linkNotFound,
  }),
  /** Removes a link for ever, and ends what it opened. Idempotent. */
  revoke_room_link: endpoint({ access: 'admin', roles: editors, input: ById, output: Done }),
  /** The PIN of a link, empty for none; that an admin looked at it is logged first. */
  show_room_pin: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: z.object({ pin: z.string() }),
    errors: linkNotFound,
  }),
  /** Opens a room by the secret of its link. Wrong PINs count; a key is too long to be guessed. */
  open_room: endpoint({
    access: 'public',
    effect: 'read',
    areas,
    handlerLimits: ['room-pin', 'room-pin-address', 'room-pins'],
    input: OpenRoom,
    output: OpenedRoom,
    errors: ['room-not-found', 'room-ended', 'room-pin-required', 'room-pin-wrong'],
  }),
  /** The lists of a room, with what its client chose. */
  get_room_choices: endpoint({
    access: 'public',
    effect: 'read',
    areas,
    limits: ['room-choices'],
    input: OfRoom,
    output: RoomChoices,
    errors: roomNotFound,
  }),
  /** Makes changes in their order; one that is refused leaves the others. */
  change_choices: endpoint({
    access: 'public',
    effect: 'write',
    areas,
    limits: ['room-choices'],
    input: ChangeChoices,
    output: ChangedChoices,
    errors: ['room-not-found', 'room-submitted'],
  }),
  /** Adds to the photos that the client of a link has looked at. Idempotent. */
  add_seen_photos: endpoint({
    access: 'public',
    effect: 'write',
    areas,
    limits: ['room-choices'],
    input: SeenPhotos,
    output: Done,
    errors: roomNotFound,
  }),
  /** Closes the lists of a link until the studio opens it again, and mails a receipt to the client and the studio. Idempotent. */
  submit_room: endpoint({
    access: 'public',
    effect: 'write',
    areas,
    limits: ['room-choices'],
    handlerLimits: ['receipts'],
    input: OfRoom,
    output: SubmittedRoom,
    errors: roomNotFound,
  }),
  /** How far the clients of a room are, link by link. */
  get_room_progress: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: RoomProgress,
    errors: roomNotFound,
  }),
  /** What the client of a link chose, by the names of the files. */
  get_room_chosen: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: RoomChosen,
    errors: linkNotFound,
  }),
} as const
