import type { AlbumSection, Photo } from '@dlm/contract/media/media.schema'
import type { Box } from './box.ts'
import {
  layoutOf,
  type PhotoLayout,
  type PhotosToPlace,
  type Place,
  type PlacedHeading,
} from './photo-layout.ts'

/** Pixels of a heading, which has up to two lines at the lower end of them, and between a section and the next heading. */
export const headingHeight = 72
const sectionGap = 16

/** Photos that follow one another in one section, or in none. */
interface Group {
  section: string | undefined
  photos: Photo[]
}

function groupsOf(photos: readonly Photo[]): Group[] {
  const groups: Group[] = []
  for (const photo of photos) {
    const last = groups.at(-1)
    if (last && last.section === photo.section) last.photos.push(photo)
    else groups.push({ section: photo.section, photos: [photo] })
  }
  return groups
}

/** The photos of an album with sections: each section is laid out for itself, below its heading. */
export function sectionsLayout(
  sections: readonly AlbumSection[],
  place: Place,
  { photos, pendingCount, width }: PhotosToPlace,
): PhotoLayout {
  const groups = groupsOf(photos)
  const placed: Box[] = []
  const headings: PlacedHeading[] = []
  let placeholders: Box[] = []
  let y = 0
  for (const [at, { section, photos: own }] of groups.entries()) {
    // A photo of a section that was added since is not below a heading yet.
    const heading = sections.find(({ id }) => id === section)
    if (heading) {
      headings.push({ title: heading.title, at: placed.length, y })
      y += headingHeight
    }
    const isLast = at === groups.length - 1
    const laidOut = place({ photos: own, pendingCount: isLast ? pendingCount : 0, width })
    const boxes = laidOut.boxes.map((box) => ({ ...box, y: box.y + y }))
    placed.push(...boxes.slice(0, laidOut.placed))
    placeholders = boxes.slice(laidOut.placed)
    y += laidOut.height + sectionGap
  }
  // Before the first page there is nothing to group.
  if (groups.length === 0) return place({ photos, pendingCount, width })
  return { ...layoutOf(placed, placeholders), headings }
}
