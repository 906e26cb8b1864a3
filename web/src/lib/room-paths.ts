import { absoluteUrl, paths } from './paths.ts'

/** A part of a client room: the id of the link that opened it, and the part's own. */
export interface RoomPlace {
  link: string
  part: string
}

/** In an address of a room, with a piece: its comments are open. */
export const commentsParameter = 'comments'

/** The part of an address of a room that opens a piece of each kind. */
export const pieceParameters = { photo: 'photo', video: 'film', audio: 'sound' } as const

/** A client room in a browser that opened it, with a piece that is open in it, or with photos (`compare`, their ids) or versions of a piece (`versions`, its kind and id) that are compared. */
export function roomPath(
  { link, part }: Partial<RoomPlace>,
  open: {
    photo?: string
    film?: string
    sound?: string
    compare?: string
    versions?: string
    [commentsParameter]?: '1'
  } = {},
): string {
  const given = Object.entries({ id: link, part, ...open }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return given.length === 0 ? paths.room : `${paths.room}?${new URLSearchParams(given)}`
}

/** The address that the studio sends to a client. */
export const roomUrl = (secret: string): string => absoluteUrl(`${paths.room}?k=${secret}`)

const studioPrefix = 'studio-'

/** The id by which the studio opens a room of its own, in place of that of a link. */
export const studioLinkOf = (room: string): string => `${studioPrefix}${room}`

/** The room that the studio opens by this; null for the id or secret of a client’s link. */
export function studioRoomOf(link: string): string | null {
  return link.startsWith(studioPrefix) ? link.slice(studioPrefix.length) : null
}
