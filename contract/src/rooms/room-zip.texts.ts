import { failure, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'

const counted = (files: number) => `${files} ${files === 1 ? 'file' : 'files'}`

/** The texts with which the client of a room downloads several photos as a zip. */
export const roomZipTexts = {
  button: 'Download all',
  chosenButton: 'Download choice',
  title: 'Download photos',
  close: 'Close',
  /** @param part what the part of the room is called */
  all: (photos: number, part: string) => `All of ${part}: ${plural(photos, 'photo')}`,
  chosen: (photos: number, list: string) => `Chosen for ${list}: ${plural(photos, 'photo')}`,
  sizes: { web: 'Web size', originals: 'Originals' },
  facts: (kind: string, size: string) => `${kind}, ${size}`,
  inParts: (parts: number, size: string) =>
    `You get ${parts} zips of up to ${size}, so that every device can open them.`,
  missing: (photos: number) =>
    photos === 1 ? 'One photo can’t be downloaded yet.' : `${photos} photos can’t be downloaded yet.`,
  nothing: 'There is nothing to download here.',
  reading: 'Looking at your photos',
  download: 'Download',
  downloadPart: (part: number, parts: number) => `Download zip ${part} of ${parts}`,
  starting: 'Starting…',
  progress: 'Progress of your download',
  fetched: (done: number, files: number) => `${done} of ${counted(files)}`,
  packing: (percent: number) => `Packing ${percent}%`,
  cancel: 'Cancel',
  /** Before the names of the files. */
  notFetched: (files: number) => `We couldn’t fetch ${files === 1 ? 'this file' : 'these files'}:`,
  tryAgain: 'Try again',
  without: (files: number) => `Download without ${counted(files)}`,
  saved: (parts: number) =>
    success('Photos downloaded', `Your ${parts === 1 ? 'zip is' : 'zips are'} saved.`),
  ended: failure(
    'The download has ended',
    'The link to this room doesn’t work any longer, so the rest of your photos can’t be downloaded. Ask the studio for a new link.',
  ),
} as const
