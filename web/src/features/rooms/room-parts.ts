import type { Album, Audio, Photo, Video } from '@dlm/contract/media/media.schema'
import { versionsOf } from '@dlm/contract/rooms/pieces'
import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import type { RoomMedia, RoomPiece, RoomSection, SectionPiece } from '@dlm/contract/rooms/rooms.schema'
import type { VersionStack } from '../../lib/version-stack.ts'

/** What a room shows at a time: an album, or the single pieces of a section. */
export interface RoomPart {
  /** As the address has it. */
  key: string
  title: string
  /** The heading of its section, where that is another. */
  section: string
  album: Album | null
  photos: Photo[]
  videos: Video[]
  audios: Audio[]
  /** Those of its pieces that have several versions. */
  stacks: VersionStack[]
}

/** The pieces of one kind that are there, in their order. */
function those<T extends { id: string }>(
  pieces: readonly RoomPiece[],
  kind: RoomPiece['kind'],
  all: readonly T[],
): T[] {
  return pieces.flatMap((piece) => (piece.kind === kind && all.find(({ id }) => id === piece.id)) || [])
}

/** The pieces of a section of which several versions are there. */
function stacksOf(pieces: readonly SectionPiece[], media: RoomMedia): VersionStack[] {
  return pieces.flatMap((piece) => {
    const all = versionsOf(piece)
    const stacks: readonly VersionStack[] = [
      { kind: 'photo', versions: those(all, 'photo', media.photos) },
      { kind: 'video', versions: those(all, 'video', media.videos) },
      { kind: 'audio', versions: those(all, 'audio', media.audios) },
    ]
    return stacks.filter(({ versions }) => versions.length > 1)
  })
}

/** The parts of a room, in the order of their first pieces. A section of one part gives that its heading. */
export function partsOf(sections: readonly RoomSection[], media: RoomMedia): RoomPart[] {
  return sections.flatMap(({ id, title, pieces }): RoomPart[] => {
    const singles = {
      photos: those(pieces, 'photo', media.photos),
      videos: those(pieces, 'video', media.videos),
      audios: those(pieces, 'audio', media.audios),
    }
    const stacks = stacksOf(pieces, media)
    const none = { photos: [], videos: [], audios: [], stacks: [] }
    const hasSingles = Object.values(singles).some((list) => list.length > 0)
    const parts: RoomPart[] = those(pieces, 'album', media.albums).map((album) => ({
      ...{ key: album.fid, title: album.name, section: title, album, ...none },
    }))
    if (hasSingles) {
      const first = pieces.findIndex(({ kind }) => kind !== 'album')
      const before = pieces.slice(0, first).filter((piece) => parts.some(({ key }) => key === piece.id))
      const part = {
        key: id,
        title: title || roomScreenTexts.selected,
        section: '',
        album: null,
        ...singles,
        stacks,
      }
      parts.splice(before.length, 0, part)
    }
    const [only] = parts
    return parts.length === 1 && only && title ? [{ ...only, title, section: '' }] : parts
  })
}
