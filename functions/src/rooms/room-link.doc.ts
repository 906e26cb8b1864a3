import { DayOrNone } from '@dlm/contract/common.schema'
import { studioDay } from '@dlm/contract/format/day'
import { AlbumDownloads } from '@dlm/contract/media/media.schema'
import { RoomLinkState } from '@dlm/contract/rooms/rooms.schema'
import * as z from 'zod'

/** `roomLinks/{id}`: what opens a room for one client. Its secret is stored hashed; its PIN is readable, since the studio passes it on. */
export const RoomLinkDoc = z.object({
  /** Id of its room. */
  room: z.string(),
  /** Who it is for. */
  name: z.string(),
  /** SHA-256 of the secret in its address. */
  secretHash: z.string(),
  /** Empty for none. */
  pin: z.string().default(''),
  downloads: AlbumDownloads,
  /** Its client chooses photos for the lists of the room. */
  mayChoose: z.boolean().default(false),
  /** Where receipts of what the client chose go; empty for none. */
  email: z.string().default(''),
  /** Its client comments on the pieces of the room, and sees what others wrote. */
  mayComment: z.boolean().default(false),
  /** Its client decides whether changes are wanted, or a piece is approved. */
  mayApprove: z.boolean().default(false),
  /** Uid of the admin who made it, and is notified of what its client does; empty in older links. */
  madeBy: z.string().default(''),
  /** When that admin was notified last (ms). */
  notifiedAt: z.number().default(0),
  /** Uid of the admin who is in the room by it; empty for the link of a client. No secret opens it, and no list has it. */
  studio: z.string().default(''),
  /** The last day on which it opens the room, by the studio's calendar; empty for none. */
  lastDay: DayOrNone.default(''),
  state: RoomLinkState.default('open'),
  /** Milliseconds. */
  createdAt: z.number(),
  /** When its client was there last, to the minute (ms); null for never. */
  lastOpenedAt: z.number().nullable().default(null),
})
export type RoomLinkDoc = z.infer<typeof RoomLinkDoc>

/** What ends the tokens of a link, and that members open it from their list: another address or another PIN. */
export function tokenBinding({ secretHash, pin }: Pick<RoomLinkDoc, 'secretHash' | 'pin'>): string {
  return JSON.stringify([secretHash, pin])
}

/** Whether the last day of a link is over. @param now milliseconds */
export function isPastLastDay({ lastDay }: Pick<RoomLinkDoc, 'lastDay'>, now: number): boolean {
  return lastDay !== '' && studioDay(now) > lastDay
}

/** Whether a link opens its room no more, or not now. */
export function hasEnded(link: Pick<RoomLinkDoc, 'lastDay' | 'state'>, now: number): boolean {
  return link.state === 'closed' || isPastLastDay(link, now)
}

/** Whether a link is the studio’s own. */
export const isStudioLink = ({ studio }: Pick<RoomLinkDoc, 'studio'>): boolean => studio !== ''
