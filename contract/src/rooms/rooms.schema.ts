import * as z from 'zod'
import { EmailAddress } from '../accounts/accounts.schema.ts'
import { Count, Day, DayOrNone, Id, line, PageInput, Picture, paragraphs, Token } from '../common.schema.ts'
import { quotas } from '../limits.ts'
import { Album, AlbumDownloads, Audio, Photo, Video } from '../media/media.schema.ts'
import { rules } from '../rules.ts'
import { Written } from '../site/blocks.schema.ts'
import { allPieces } from './pieces.ts'
import { roomRules } from './room-rules.ts'
import { roomStages } from './room-screen.texts.ts'

/** What a room can show: an album with all of its pieces, or one photo, video or audio. */
export const RoomPieceKind = z.enum(['album', 'photo', 'video', 'audio'])
export type RoomPieceKind = z.infer<typeof RoomPieceKind>
export const RoomPiece = z.object({ kind: RoomPieceKind, id: Id })
export type RoomPiece = z.infer<typeof RoomPiece>

/** A piece of a section. `earlier` are the versions before it of one that is no album, of the same kind, the oldest first. */
export const SectionPiece = RoomPiece.extend({
  earlier: z
    .array(z.object({ id: Id }))
    .max(quotas.earlierVersions, roomRules.versions)
    .optional(),
}).refine(({ kind, earlier }) => kind !== 'album' || !earlier?.length, {
  path: ['earlier'],
  error: roomRules.albumVersions,
})
export type SectionPiece = z.infer<typeof SectionPiece>

/** Pieces of a room under a heading, which may be empty. */
export const RoomSection = z.object({
  id: Id,
  title: line(100),
  pieces: z.array(SectionPiece).max(quotas.roomPieces),
})
export type RoomSection = z.infer<typeof RoomSection>

const Sections = z
  .array(RoomSection)
  .max(quotas.roomSections, roomRules.sections)
  .refine((all) => allPieces(all).length <= quotas.roomPieces, roomRules.pieces)
  .refine(isDistinct, roomRules.twice)

/** Whether no piece is in two places. */
function isDistinct(sections: readonly RoomSection[]): boolean {
  const names = allPieces(sections).map(({ kind, id }) => `${kind}/${id}`)
  return new Set(names).size === names.length
}

/** What clients choose photos for, such as an album of paper: `limit` is how many its package has, 0 for any number. */
export const RoomList = z.object({
  id: Id,
  title: line(60, rules.albumName.message),
  limit: z.number().int().min(0).max(quotas.roomChoices),
})
export type RoomList = z.infer<typeof RoomList>

/** How far a job is, as both sides see it; `none` shows nothing of it. */
export const RoomStage = z.enum(['none', 'booked', 'proofs', 'retouching', 'delivered'])
export type RoomStage = z.infer<typeof RoomStage>

/** The form of a room. `coverPhoto` is a photo of one of its pieces; without one its first photo is on the cover. */
export const RoomForm = z.object({
  title: line(100, rules.title.message).meta({ title: 'Title' }),
  text: paragraphs(5_000).default('').meta({ title: 'Greeting', input: 'markdown' }),
  coverPhoto: z
    .union([Id, z.literal('')])
    .default('')
    .meta({ title: 'Photo on the cover' }),
  stage: RoomStage.default('none').meta({ title: 'Stage', choices: roomStages }),
  sections: Sections.default([]),
  lists: z.array(RoomList).max(quotas.roomLists, roomRules.lists).default([]),
})
export type RoomForm = z.infer<typeof RoomForm>

/** A change of a room; `revision` is the one that it was made on. */
export const RoomChange = RoomForm.extend({ id: Id, revision: Count })

/** A room in the dashboard's list: how many pieces, links and unresolved comments it has, and the last visit of a client (ms). */
export const RoomRow = z.object({
  id: Id,
  title: z.string(),
  stage: RoomStage,
  pieces: Count,
  links: Count,
  unresolved: Count,
  lastOpenedAt: z.number().nullable(),
})
export type RoomRow = z.infer<typeof RoomRow>

/** `submitted` is a link whose client has finished; `closed` one that the studio has closed. */
export const RoomLinkState = z.enum(['open', 'submitted', 'closed'])
export type RoomLinkState = z.infer<typeof RoomLinkState>

/** The PIN of a link; empty for none. */
const Pin = z
  .string()
  .trim()
  .regex(/^(?:\d{4,8})?$/, roomRules.pin)

/** What a link of a room allows besides looking: `downloads` as albums have it, whatever the albums of its pieces allow. */
export const RoomLinkForm = z.object({
  name: line(100, rules.albumName.message).meta({ title: 'Name of the client' }),
  downloads: AlbumDownloads.default('web').meta({
    title: 'Downloads',
    choices: { off: 'None', web: 'Web size, up to 2560 px', originals: 'Originals' },
  }),
  mayChoose: z.boolean().default(false).meta({ title: 'May choose photos' }),
  /** The receipts of what the client chose go there; empty for none. */
  email: z
    .union([EmailAddress, z.literal('')])
    .default('')
    .meta({ title: 'E-mail of the client' }),
  mayComment: z.boolean().default(false).meta({ title: 'May comment' }),
  mayApprove: z.boolean().default(false).meta({ title: 'May approve' }),
  lastDay: DayOrNone.default('').meta({ title: 'Last day', input: 'date' }),
  pin: Pin.default('').meta({ title: 'PIN' }),
})
export type RoomLinkForm = z.infer<typeof RoomLinkForm>

/** A change of a link; an absent PIN stays. */
export const RoomLinkChange = RoomLinkForm.extend({
  id: Id,
  pin: Pin.optional(),
  state: RoomLinkState.exclude(['submitted']).optional(),
})

/** A link as the studio sees it. Its address is answered when it is made, and never again. */
export const RoomLink = RoomLinkForm.omit({ pin: true }).extend({
  id: Id,
  hasPin: z.boolean(),
  state: RoomLinkState,
  /** Its last day is over. */
  isOver: z.boolean(),
  createdAt: z.number(),
  lastOpenedAt: z.number().nullable(),
})
export type RoomLink = z.infer<typeof RoomLink>

/** A piece as the form names it; `name` is empty where it was removed. */
export const NamedPiece = RoomPiece.extend({ name: z.string() })
export type NamedPiece = z.infer<typeof NamedPiece>

/** A room as the dashboard opens it. */
export const OwnRoom = z.object({
  id: Id,
  revision: Count,
  fields: RoomForm,
  pieces: z.array(NamedPiece).max(quotas.roomPieces),
  links: z.array(RoomLink).max(quotas.roomLinks),
})
export type OwnRoom = z.infer<typeof OwnRoom>

export const RoomsInput = PageInput

/** Opens a room: `key` is the secret of its link, `token` proves that this browser gave the PIN before. */
export const OpenRoom = z.object({
  key: Token,
  pin: z.string().trim().max(16).optional(),
  token: Token.optional(),
})

/** A room that was opened: what it says, and a grant for its pieces until `endsAt` (ms). */
export const OpenedRoom = z.object({
  grant: Token,
  endsAt: z.number(),
  token: Token,
  link: z.object({
    id: Id,
    name: z.string(),
    downloads: AlbumDownloads,
    mayChoose: z.boolean(),
    mayComment: z.boolean(),
    mayApprove: z.boolean(),
    /** The studio is in its own room. */
    isStudio: z.boolean(),
    state: RoomLinkState,
    lastDay: z.union([Day, z.literal('')]),
  }),
  room: z.object({
    title: z.string(),
    text: z.string(),
    stage: RoomStage,
    ...Written.partial().shape,
    sections: z.array(RoomSection).max(quotas.roomSections),
  }),
})
export type OpenedRoom = z.infer<typeof OpenedRoom>

/** What the sections of a room show, but for the photos of its albums, which are asked for album by album. */
export const RoomMedia = z.object({
  cover: Picture.optional(),
  albums: z.array(Album).max(quotas.roomPieces),
  photos: z.array(Photo).max(quotas.roomPieces),
  videos: z.array(Video).max(quotas.roomPieces),
  audios: z.array(Audio).max(quotas.roomPieces),
})
export type RoomMedia = z.infer<typeof RoomMedia>
