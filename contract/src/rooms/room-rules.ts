import { quotas } from '../limits.ts'

/** The messages of the forms of rooms and their links. */
export const roomRules = {
  pin: 'A PIN has four to eight digits.',
  sections: `A room can have ${quotas.roomSections} sections.`,
  pieces: `A room can have ${quotas.roomPieces} pieces.`,
  lists: `A room can have ${quotas.roomLists} lists.`,
  twice: 'A piece can be in a room only once.',
  versions: `A piece can have ${quotas.earlierVersions} earlier versions.`,
  albumVersions: 'An album has no versions.',
  pieceGone: 'One of these pieces has been removed.',
  coverPhoto: 'Choose a photo of this room for the cover.',
} as const

/** Why a change of a client’s choice was not made. */
export const chooseRules = {
  full: (list: string, limit: number) =>
    `“${list}” already has its ${limit} photos. Remove one first, or ask the studio for more.`,
  listGone: 'The studio has removed this list.',
  photoGone: 'The studio has removed this photo.',
  tooMany: `Stars and rejected photos are limited to ${quotas.roomMarks} photos.`,
} as const
