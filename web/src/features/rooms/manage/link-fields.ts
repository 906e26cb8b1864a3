import type { RoomLink, RoomLinkForm } from '@dlm/contract/rooms/rooms.schema'

/** What of a link its form changes, but for the PIN, which is not answered with it. */
export function linkFields(link: RoomLink): Omit<RoomLinkForm, 'pin'> {
  const { id, hasPin, state, isOver, createdAt, lastOpenedAt, ...fields } = link
  return fields
}
