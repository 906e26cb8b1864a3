import { allPieces, isSamePiece } from '@dlm/contract/rooms/pieces'
import type { RoomPiece, RoomSection, SectionPiece } from '@dlm/contract/rooms/rooms.schema'

/** A section without pieces. */
export function newSection(): RoomSection {
  return { id: crypto.randomUUID(), title: '', pieces: [] }
}

/** Whether a room has a piece already, or had it as an earlier version. */
export function hasPiece(sections: readonly RoomSection[], piece: RoomPiece): boolean {
  return allPieces(sections).some(isSamePiece(piece))
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

/** A piece with a newer version: the one that it was is the last of the earlier ones. */
export function withVersion({ kind, id, earlier = [] }: SectionPiece, newest: string): SectionPiece {
  return { kind, id: newest, earlier: [...earlier, { id }] }
}

/** A piece without one of its versions; where that was the newest, the one before it is the newest. */
export function withoutVersion({ kind, id, earlier = [] }: SectionPiece, removed: string): SectionPiece {
  const versions = [...earlier, { id }].filter((version) => version.id !== removed)
  const newest = versions.at(-1)?.id ?? id
  return { kind, id: newest, earlier: versions.slice(0, -1) }
}
