import { failure, success } from '../dialog-text.ts'

/** The texts with which the studio exports what a client chose. */
export const chosenExportTexts = {
  columns: ['List', 'File', 'Stars', 'Rejected', 'Order'],
  rejected: 'Rejected',
  lightroom: 'Copy for Lightroom',
  lightroomFor: (list: string) => `Copy the names of ${list} for Lightroom`,
  captureOne: 'Copy for Capture One',
  captureOneFor: (list: string) => `Copy the names of ${list} for Capture One`,
  copied: (program: string) => success('Names copied', `Paste them into the search of ${program}.`),
  programs: { lightroom: 'Lightroom', captureOne: 'Capture One' },
  notCopied: failure('Names not copied', 'Select the names and copy them yourself.'),
  downloads: 'Download',
  csv: 'Table (CSV)',
  xmp: 'XMP sidecars',
  xmpHint:
    'Stars, rejected and a green label, as files to put beside your photos. They replace the sidecars of the same names.',
  packing: 'Packing…',
  /** What the files are called. */
  csvName: (room: string, client: string) => `${room}, ${client}`,
} as const
