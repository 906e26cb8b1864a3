import { brand } from '../brand/brand.ts'
import { plural } from '../format/plural.ts'

const counted = (files: number) => `${files} ${files === 1 ? 'file' : 'files'}`

/** The texts of the zip: the screen that packs it, and the buttons that fill it. */
export const zipTexts = {
  emptyHint: 'Files you add stay here until you close the tab.',
  browseAlbums: 'Browse albums',
  emptyTitle: 'Your zip is empty',
  media: 'Media',
  intro: 'Choose photos, videos and recordings with “Add to zip”, then download them as one file.',
  title: 'Your zip',
  zip: 'Zip',
  close: 'Close',
  cancel: 'Cancel',
  generate: 'Generate',
  ready: 'Your zip is ready.',
  tryAgain: 'Try again',
  timeLeft: 'Time until your zip is ready',
  download: 'Download',
  downloadAll: 'Download all',
  adding: 'Adding…',
  addToZip: 'Add to zip',
  remove: 'Remove',
  filesInZip: 'Files in the zip',
  id: 'ID',
  megabytes: 'MB',
  totalSize: 'Total size',
  files: 'Files',
  name: 'Zip name',
  fetched: 'Ready',
  failed: 'Failed',
  saved: 'Saved',
  downloadPart: (part: number, parts: number) => `Download part ${part} of ${parts}`,
  downloadWithout: (files: number) => `Download without ${counted(files)}`,
  /** Before the names of the files. */
  notFetched: (files: number) => `We couldn’t fetch ${files === 1 ? 'this file' : 'these files'}:`,
  readyIn: (seconds: number) => `Your zip is ready in ${seconds} seconds.`,
  /** @param percent whole */
  packing: (percent: number) => `Packing ${percent}%`,
  waitingFor: (files: number) => `Waiting for ${counted(files)}…`,
  inZipFile: (name: string) => `In zip: ${name}`,
  addFile: (name: string) => `Add to zip: ${name}`,
  removeFile: (name: string) => `Remove ${name}`,
  count: (files: number) => plural(files, 'file'),
  inParts: (parts: number, size: string) => `The zip comes in ${parts} parts of up to ${size}.`,
  unavailable: (files: number) =>
    files === 1
      ? 'One of your files is no longer available, or its album is locked again.'
      : `${files} of your files are no longer available, or their album is locked again.`,
  removeUnavailable: (files: number) => (files === 1 ? 'Remove it' : 'Remove them'),
  get defaultName() {
    return `${brand.product} media`
  },
} as const
