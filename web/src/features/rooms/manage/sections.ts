import type { RoomPiece, RoomSection } from '@dlm/contract/rooms/rooms.schema'

/** A section without pieces. */
export function newSection(): RoomSection {
  return { id: crypto.randomUUID(), title: '', pieces: [] }
}

export const isSamePiece = (one: RoomPiece) => (other: RoomPiece) =>
  one.kind === other.kind && one.id === other.id

/** Whether a room has a piece already. */
export function hasPiece(sections: readonly RoomSection[], piece: RoomPiece): boolean {
  return sections.some(({ pieces }) => pieces.some(isSamePiece(piece)))
}

/** The sections with another one in the place of this. */
export function withSection(sections: readonly RoomSection[], changed: RoomSection): RoomSection[] {
  return sections.map((section) => (section.id === changed.id ? changed : section))
}

/** The same list with this entry one place further up. */
export function movedUp<T>(list: readonly T[], at: number): T[] {
  const moved = list[at]
  if (at < 1 || moved === undefined) return [...list]
  const others = list.filter((_, index) => index !== at)
  return [...others.slice(0, at - 1), moved, ...others.slice(at - 1)]
}
