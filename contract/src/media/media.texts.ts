import { dialogTimes } from '../constants.ts'
import { type DialogText, dangerousQuestion, failure, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'
import { zipFiles } from './zip-limits.ts'

/** The dialogs of albums, files, downloads and the zip (SPEC §8). */
export const mediaTexts = {
  saved: (media: number) =>
    success('Media Saved', `Find ${media === 1 ? 'it' : 'them'} in your saved media.`),
  /** Own message: a visitor's stay in the browser until the sign-in. */
  savedHere: (media: number) =>
    success(
      'Media Saved',
      media === 1
        ? 'Saved in this browser. Sign in to add it to your account.'
        : 'Saved in this browser. Sign in to add them to your account.',
    ),
  removed: success('Media Removed', 'It’s no longer in your saved media.'),
  savingFailed: (msg: string) => failure('Problem saving media', msg),
  zipFull: failure('The zip is full', `A zip can hold ${zipFiles} files. Download it before you add more.`),
  /** Asked before a choice of files is given up. */
  zipClose: (files: number) =>
    dangerousQuestion(
      'Close the zip?',
      `You’ll lose your selection of ${plural(files, 'file')}.`,
      'Close the zip',
    ),
  albumAdded: success('Album Added', 'You can add photos now.'),
  albumDeleted: success('Album Deleted', 'The album and its photos have been deleted.'),
  /** Titled so by SPEC §8. */
  albumNotAdded: (msg: string) => failure('Profile Photo Updated', msg),
  photoDeleted: success('Photo Deleted', 'The photo has been deleted.'),
  videoDeleted: success('Video Deleted', 'The video has been deleted.'),
  audioDeleted: success('Audio Deleted', 'The recording has been deleted.'),
  uploadStarted: (files: number): DialogText => ({
    mode: 'success',
    icon: 'load',
    actions: 'none',
    title: 'Upload Started',
    msg: `Uploading ${plural(files, 'file')}.`,
    time: dialogTimes.brief,
  }),
  uploadCompleted: (files: number) => success('Upload Completed', `${plural(files, 'file')} uploaded.`),
} as const

/** Why a file is refused that an earlier call has registered: a caller that sends it again treats it as done. */
export const registeredAlready = 'This file is already in the list.'
