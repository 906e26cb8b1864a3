import { leadingZero } from '../format/leading-zero.ts'
import { plural } from '../format/plural.ts'
/** The texts of selecting photos in an album. */
export const selectionTexts = {
  downloadZip: 'Download as zip',
  save: 'Save',
  addToZip: 'Add to zip',
  download: 'Download',
  album: 'Album',
  photo: 'Photo',
  clear: 'Clear selection',
  selectedPhotos: 'Selected photos',
  select: (photo: string) => `Select ${photo}`,
  selected: (photos: number) => `${leadingZero(photos)} selected`,
  selectedPhotosCount: (photos: number) => `${plural(photos, 'photo')} selected`,
  downloadFile: (name: string) => `Download ${name}`,
} as const
