import * as z from 'zod'
import { Count, Id, Token } from '../common.schema.ts'
import { quotas } from '../limits.ts'
import { RoomLinkState, RoomList } from './rooms.schema.ts'

/** Ids of photos. */
const Pids = z.array(Id).max(quotas.roomMarks)

/** The photos of a list, the one chosen first at first. */
const ChosenPids = z.array(Id).max(quotas.roomChoices)

/** What a client thinks of a photo: one to five stars, 0 for none. */
const Stars = z.number().int().min(0).max(5)

/** One change of a choice: a photo goes into a list or out of it, gets stars, or is rejected or not. */
export const ChoiceChange = z.union([
  z.strictObject({ pid: Id, list: Id, isIn: z.boolean() }),
  z.strictObject({ pid: Id, stars: Stars }),
  z.strictObject({ pid: Id, isRejected: z.boolean() }),
])
export type ChoiceChange = z.infer<typeof ChoiceChange>

/** The lists of a room with what a link's client chose, and what the client thinks of its photos. */
export const RoomChoices = z.object({
  state: RoomLinkState,
  data: z.array(RoomList.extend({ pids: ChosenPids })).max(quotas.roomLists),
  stars: z.array(z.object({ pid: Id, stars: Stars })).max(quotas.roomMarks),
  rejected: Pids,
  /** The photos that the client has looked at. */
  seen: Pids,
})
export type RoomChoices = z.infer<typeof RoomChoices>

/** Changes in the order in which they were made. */
export const ChangeChoices = z.object({
  grant: Token,
  changes: z.array(ChoiceChange).min(1).max(quotas.choiceChanges),
})

/** The lists that were changed, as they are now, and what of the changes was refused, with the sentence that says why. */
export const ChangedChoices = z.object({
  data: z.array(z.object({ id: Id, pids: ChosenPids })).max(quotas.roomLists),
  refused: z.array(z.object({ pid: Id, msg: z.string() })).max(quotas.choiceChanges),
})
export type ChangedChoices = z.infer<typeof ChangedChoices>

export const SeenPhotos = z.object({
  grant: Token,
  photos: z
    .array(z.object({ pid: Id }))
    .min(1)
    .max(quotas.choiceChanges),
})

/** Whether the receipt of a choice was mailed to its client; false without an e-mail address. */
export const SubmittedRoom = z.object({ isMailed: z.boolean() })

/** What a client chose for a list, for the studio: the names of the files. */
const ChosenNames = RoomList.extend({ names: z.array(z.string()).max(quotas.roomChoices) })

/** `submittedAt` is null until the client submitted it (ms). */
export const RoomChosen = z.object({
  submittedAt: z.number().nullable(),
  data: z.array(ChosenNames).max(quotas.roomLists),
})
export type RoomChosen = z.infer<typeof RoomChosen>

/** How far a link’s client is: photos that were looked at, of those in the room, and what each list has. */
export const LinkProgress = z.object({
  id: Id,
  seen: Count,
  lists: z.array(RoomList.extend({ chosen: Count })).max(quotas.roomLists),
  submittedAt: z.number().nullable(),
})
export type LinkProgress = z.infer<typeof LinkProgress>

/** The progress of the links whose clients may choose. */
export const RoomProgress = z.object({
  photos: Count,
  data: z.array(LinkProgress).max(quotas.roomLinks),
})
export type RoomProgress = z.infer<typeof RoomProgress>
