import { type DialogText, dangerousQuestion, failure } from '../dialog-text.ts'
import { leadingZero } from '../format/leading-zero.ts'
import { plural } from '../format/plural.ts'
import { withSeparators } from '../format/with-separators.ts'

/** The texts of the upload panel. */
export const uploadTexts = {
  photosTitle: 'Upload photos',
  videosTitle: 'Upload videos',
  audiosTitle: 'Upload audio',
  askStop: dangerousQuestion('Stop the upload?', 'Unfinished uploads will be lost.', 'Stop the upload'),
  dropHint: 'Drop or paste files or folders anywhere, or choose them.',
  /** @param formats as `JPEG or PNG, up to 60 MB` */
  taken: (formats: string) => `${formats} each.`,
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose folder',
  progress: (uploaded: number, files: number, sent: string, size: string) =>
    `${leadingZero(uploaded)} of ${plural(files, 'file')}, ${sent} of ${size}`,
  /** @param wait as people say it: `5 minutes` */
  timeLeft: (wait: string) => `about ${wait} left`,
  adding: 'Adding…',
  upload: 'Upload',
  toAdd: (files: number) =>
    `${plural(files, 'file')} uploaded. We’ll add them once the other files are uploaded or cancelled.`,
  addFiles: (files: number) => `Add ${plural(files, 'file')}`,
  rawLeftOut: (files: number) =>
    `${plural(files, 'RAW file')} left out. To upload those photos, export them as JPEG.`,
  sidecarsLeftOut: (files: number) => `${plural(files, 'sidecar file')} left out.`,
  retryFailed: 'Retry failed files',
  notAdded: (files: number) => `${plural(files, 'file')} not added. Each file shows the reason.`,
  doubtfulFiles: (files: number) =>
    `${plural(files, 'file')} waiting for your OK. ${files === 1 ? 'Its row shows why.' : 'Their rows show why.'}`,
  byName: 'By name',
  byDate: 'By date taken',
  order: 'Photo order',
  duplicates: 'Duplicate files',
  alreadyUploaded: (files: number) => `${plural(files, 'file')} already uploaded`,
  /** Before albums, in a list of duplicates: the album's name follows. */
  alreadyIn: (files: number) => `${plural(files, 'file')} already in`,
  skipAll: 'Skip all',
  uploadAll: 'Upload all',
  decideEach: 'Or decide for each file below.',
  missingTitle: 'Files not sent',
  /** @param files those that a reload of the page has lost */
  missing: (files: number) => `${plural(files, 'file')} not sent before this page was reloaded.`,
  missingHint: 'Choose the same files or folder again. We’ll skip what is already uploaded.',
  skipMissing: 'Skip them',
  notYetSent: 'Not sent',
  unfit: 'Not accepted',
  reading: 'Checking…',
  duplicate: 'Duplicate',
  doubtful: 'Needs your OK',
  waiting: 'Waiting',
  sending: 'Uploading…',
  paused: 'Paused',
  uploaded: 'Uploaded',
  failed: 'Failed',
  refused: 'Refused',
  added: 'Added',
  retryFile: (name: string) => `Try ${name} again`,
  pauseFile: (name: string) => `Pause ${name}`,
  resumeFile: (name: string) => `Resume ${name}`,
  cancelFile: (name: string) => `Cancel ${name}`,
  /** Of one that is not sent: nothing is left to cancel. */
  removeFile: (name: string) => `Remove ${name}`,
  uploadAnyway: 'Upload anyway',
  chooseAgain: 'Choose again',
  progressOf: (name: string) => `Upload of ${name}`,
  versions: (percent: number) => `Making smaller versions for phones: ${percent}%`,
  versionsOf: (name: string) => `Smaller versions of ${name}`,
  noVersions: 'This browser can’t make smaller versions of this video, so phones get the whole file.',
  versionsFailed: 'We couldn’t make smaller versions of this video, so phones get the whole file.',
  /** @param format as people call it: `HEVC (H.265)` */
  converted: (format: string) =>
    `Many browsers can’t play ${format} video, so we add H.264 versions that play for everyone.`,
  duplicateOf: (name: string) => `Already uploaded as ${name}`,
  duplicateIn: (album: string, name: string) => `Already in “${album}” as ${name}`,
  noServer: 'We couldn’t reach the server.',
  notSent: 'The upload failed.',
  /** @param max files of one upload */
  tooMany: (max: number): DialogText => ({
    ...failure(
      'Too many files',
      `You can upload up to ${withSeparators(max)} files at a time. Choose fewer.`,
    ),
    actions: 'ok',
  }),
} as const
