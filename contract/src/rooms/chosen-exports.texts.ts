import { failure, success } from '../dialog-text.ts'

/** The texts with which the studio exports what a client chose. */
export const chosenExportTexts = {
  columns: ['List', 'File', 'Stars', 'Rejected', 'Order'],
  rejected: 'Rejected',
  lightroom: 'Copy for Lightroom',
  captureOne: 'Copy for Capture One',
  /** Which of several buttons it is. */
  ofList: (label: string, list: string) => `${label}: ${list}`,
  copied: (program: string) => success('Names copied', `Paste them into the search of ${program}.`),
  programs: { lightroom: 'Lightroom', captureOne: 'Capture One' },
  notCopied: failure('Names not copied', 'Select the names and copy them yourself.'),
  csv: 'Table (CSV)',
  xmp: 'XMP sidecars',
  xmpHint:
    'Stars, rejected and a green label, as files to put beside your photos. They replace the sidecars of the same names.',
  packing: 'Preparing…',
  fileName: (room: string, client: string) => `${room}, ${client}`,
} as const
