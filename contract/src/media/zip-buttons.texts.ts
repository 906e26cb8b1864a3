import { plural } from '../format/plural.ts'

/** The texts of the buttons that fill the zip and lead to it. */
export const zipButtonTexts = {
  adding: 'Adding…',
  downloadAll: 'Download all',
  /** Of an album that has films or sounds too. */
  downloadPhotos: 'Download photos',
  inZipFile: (name: string) => `In zip: ${name}`,
  addFile: (name: string) => `Add to zip: ${name}`,
  remove: 'Remove',
  addToZip: 'Add to zip',
  count: (files: number) => plural(files, 'file'),
  zip: 'Zip',
} as const
