import { dialogTimes } from '../constants.ts'
import { type DialogText, dangerousQuestion, failure, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'
import { zipFiles } from './zip-limits.ts'

/** The dialogs of albums, files, downloads and the zip (SPEC §8). */
export const mediaTexts = {
  saved: (media: number) =>
    success('Media Saved', `You find ${media === 1 ? 'it' : 'them'} among your saved media.`),
  /** Own message: a visitor's stay in the browser until the sign-in. */
  savedHere: (media: number) =>
    success(
      'Media Saved',
      media === 1
        ? 'This browser keeps it. Sign in, and it is among your saved media.'
        : 'This browser keeps them. Sign in, and they are among your saved media.',
    ),
  removed: success('Media Removed', 'It is no longer among your saved media.'),
  savingFailed: (msg: string) => failure('Problem saving media', msg),
  zipFull: failure('The zip is full', `A zip takes ${zipFiles} files. Download it before you choose more.`),
  /** Asked before a choice of files is given up. */
  zipClose: (files: number) =>
    dangerousQuestion('Close the zip?', `${plural(files, 'file')} will no longer be chosen.`),
  albumAdded: success('Album Added', 'The album is ready for its photos.'),
  albumDeleted: success('Album Deleted', 'The album and its photos are deleted.'),
  /** Titled so by SPEC §8. */
  albumNotAdded: (msg: string) => failure('Profile Photo Updated', msg),
  photoDeleted: success('Photo Deleted', 'The photo is deleted.'),
  videoDeleted: success('Video Deleted', 'The video is deleted.'),
  audioDeleted: success('Audio Deleted', 'The audio is deleted.'),
  uploadStarted: (files: number): DialogText => ({
    mode: 'success',
    icon: 'load',
    actions: 'none',
    title: 'Upload Started',
    msg: `${plural(files, 'file')} on the way.`,
    time: dialogTimes.brief,
  }),
  uploadCompleted: (files: number) => success('Upload Completed', `${plural(files, 'file')} uploaded.`),
} as const

/** Why a file is refused that an earlier call has registered: a caller that sends it again treats it as done. */
export const registeredAlready = 'It is registered already.'
