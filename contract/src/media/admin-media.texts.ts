import { dialogTimes } from '../constants.ts'
import { type DialogText, failure, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'

/** The dialogs of albums and files in the dashboard (SPEC §8). */
export const adminMediaTexts = {
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
