import { brand } from '../brand/brand.ts'

const counted = (files: number) => `${files} ${files === 1 ? 'file' : 'files'}`

/** The texts of the zip: the screen that packs it, and the buttons that fill it. */
export const zipTexts = {
  zip: 'Zip',
  title: 'Your zip',
  intro: 'Choose photos, videos and recordings with “Add to zip”, then download them as one file.',
  media: 'Media',
  emptyTitle: 'Your zip is empty',
  browseAlbums: 'Browse albums',
  emptyHint: 'Files you add stay here until you close the tab.',
  downloadPart: (part: number, parts: number) => `Download part ${part} of ${parts}`,
  downloadWithout: (files: number) => `Download without ${counted(files)}`,
  download: 'Download',
  timeLeft: 'Time until your zip is ready',
  /** Before the names of the files. */
  notFetched: (files: number) => `We couldn’t fetch ${files === 1 ? 'this file' : 'these files'}:`,
  tryAgain: 'Try again',
  readyIn: (seconds: number) => `Your zip is ready in ${seconds} seconds.`,
  ready: 'Your zip is ready.',
  generate: 'Generate',
  cancel: 'Cancel',
  /** @param percent whole */
  packing: (percent: number) => `Packing ${percent}%`,
  waitingFor: (files: number) => `Waiting for ${counted(files)}…`,
  close: 'Close',
  get defaultName() {
    return `${brand.product} media`
  },
  name: 'Zip name',
  files: 'Files',
  totalSize: 'Total size',
  megabytes: 'MB',
  id: 'ID',
  inParts: (parts: number, size: string) => `The zip comes in ${parts} parts of up to ${size}.`,
  filesInZip: 'Files in the zip',
  unavailable: (files: number) =>
    files === 1
      ? 'One of your files is no longer available, or its album is locked again.'
      : `${files} of your files are no longer available, or their album is locked again.`,
  removeUnavailable: (files: number) => (files === 1 ? 'Remove it' : 'Remove them'),
  removeFile: (name: string) => `Remove ${name}`,
  saved: 'Saved',
  failed: 'Failed',
  fetched: 'Ready',
} as const
