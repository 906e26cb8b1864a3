import { success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'

/** The texts of the sheet on which the photos of an album are arranged by hand. */
export const arrangeTexts = {
  title: 'Arrange photos',
  hint: 'Drag a photo to where you want it. On a touch screen, press and hold it first. Click or tap several to drag them together. Add sections to give the album chapters.',
  keys: 'With the keyboard: arrow keys go from photo to photo, Enter selects, Space picks up and drops, and Escape puts back. While you hold a photo, the arrow keys, Home and End move it.',
  notByHand:
    'This album isn’t arranged by hand yet. Once it is, the photos keep the order they have now until you move them.',
  byHand: 'Arrange by hand',
  changing: 'Changing…',
  loadedOf: (loaded: number, all: number) => `Loading photos: ${loaded} of ${all}`,
  photos: { one: 'photo', many: 'photos', all: 'photos', hint: 'Upload some to arrange them.' },
  /** @param position from 1 */
  photo: (position: number, all: number) => `Photo ${position} of ${all}`,
  section: (title: string) => `Section, ${title}`,
  selected: (photos: number) => `${plural(photos, 'photo')} selected`,
  clear: 'Clear selection',
  /** @param name of the photo or the section */
  pickedUp: (name: string) => `${name}, picked up`,
  pickedUpSeveral: (photos: number, position: number, all: number) =>
    `${plural(photos, 'photo')} picked up at position ${position} of ${all}`,
  position: (position: number, all: number) => `Position ${position} of ${all}`,
  dropped: (position: number, all: number) => `Dropped at position ${position} of ${all}`,
  putBack: (position: number, all: number) => `Put back at position ${position} of ${all}`,
  addSection: 'Add section',
  newSection: 'New section',
  editSection: 'Edit section',
  /** Where a new section goes. */
  sectionAtSelected: 'It starts at the first selected photo.',
  sectionAtEnd: 'It starts after the last photo. To start it elsewhere, select a photo first.',
  sectionHint: 'Visitors see the heading above its photos. Drag the section to move it.',
  saveSection: 'Save',
  removeSection: 'Remove section',
  sectionRemoved: (title: string) =>
    success('Section Removed', `“${title}” was removed. Its photos stay in the album.`),
  sectionMoved: (title: string) => success('Moved', `“${title}” moved.`),
  moved: (photos: number) => success('Moved', `${plural(photos, 'photo')} moved.`),
} as const
