import { success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'

/** The texts of the sheet on which the photos of an album are arranged by hand. */
export const arrangeTexts = {
  title: 'Arrange photos',
  hint: 'Drag a photo to where you want it. On a touch screen, press and hold it first. Click or tap several to drag them together.',
  keys: 'With the keyboard: arrow keys go from photo to photo, Enter selects, Space picks up and drops, and Escape puts back. While you hold a photo, the arrow keys, Home and End move it.',
  notByHand:
    'This album isn’t arranged by hand yet. Once it is, the photos keep the order they have now until you move them.',
  byHand: 'Arrange by hand',
  changing: 'Changing…',
  loadedOf: (loaded: number, all: number) => `Loading photos: ${loaded} of ${all}`,
  photos: { one: 'photo', many: 'photos', all: 'photos', hint: 'Upload some to arrange them.' },
  /** @param position from 1 */
  photo: (position: number, all: number, name: string) => `Photo ${position} of ${all}, ${name}`,
  selected: (photos: number) => `${plural(photos, 'photo')} selected`,
  clear: 'Clear selection',
  pickedUp: (position: number, all: number, photos: number) =>
    photos === 1
      ? `Photo ${position} of ${all}, picked up`
      : `${plural(photos, 'photo')} picked up at position ${position} of ${all}`,
  position: (position: number, all: number) => `Position ${position} of ${all}`,
  dropped: (position: number, all: number) => `Dropped at position ${position} of ${all}`,
  putBack: (position: number, all: number) => `Put back at position ${position} of ${all}`,
  moved: (photos: number) => success('Moved', `${plural(photos, 'photo')} moved.`),
} as const
