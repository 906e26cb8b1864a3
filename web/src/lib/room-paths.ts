import { absoluteUrl, paths } from './paths.ts'

/** A part of a client room: the id of the link that opened it, and the part's own. */
export interface RoomPlace {
  link: string
  part: string
}

/** A client room in a browser that opened it, with a photo or a film that is open over it, or with photos that are compared (`compare`, their ids). */
export function roomPath(
  { link, part }: Partial<RoomPlace>,
  open: { photo?: string; film?: string; compare?: string } = {},
): string {
  const given = Object.entries({ id: link, part, ...open }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return given.length === 0 ? paths.room : `${paths.room}?${new URLSearchParams(given)}`
}

/** The address that the studio sends to a client. */
export const roomUrl = (secret: string): string => absoluteUrl(`${paths.room}?k=${secret}`)
