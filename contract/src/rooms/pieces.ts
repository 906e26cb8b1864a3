interface Piece<Kind = string> {
  kind: Kind
  id: string
}

/** A piece with the ids of its earlier versions, the oldest first. */
interface Versioned<Kind> extends Piece<Kind> {
  earlier?: readonly { id: string }[] | undefined
}

/** Whether another piece is this one. */
export const isSamePiece = (one: Piece) => (other: Piece) => one.kind === other.kind && one.id === other.id

/** All versions of a piece as pieces, the oldest first. */
export function versionsOf<Kind>({ kind, id, earlier = [] }: Versioned<Kind>): Piece<Kind>[] {
  return [...earlier, { id }].map((version) => ({ kind, id: version.id }))
}

/** All pieces of these sections, their earlier versions among them. */
export function allPieces<Kind>(sections: readonly { pieces: readonly Versioned<Kind>[] }[]): Piece<Kind>[] {
  return sections.flatMap(({ pieces }) => pieces.flatMap((piece) => versionsOf(piece)))
}
