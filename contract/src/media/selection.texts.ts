import { leadingZero } from '../format/leading-zero.ts'
import { plural } from '../format/plural.ts'

/** The texts of selecting photos in an album. */
export const selectionTexts = {
  selectedPhotos: 'Selected photos',
  clear: 'Clear selection',
  selected: (photos: number) => `${leadingZero(photos)} selected`,
  photo: 'Photo',
  album: 'Album',
  downloadFile: (name: string) => `Download ${name}`,
  download: 'Download',
  addToZip: 'Add to zip',
  save: 'Save',
  downloadZip: 'Download as zip',
  selectedPhotosCount: (photos: number) => `${plural(photos, 'photo')} selected`,
  select: (photo: string) => `Select ${photo}`,
} as const
