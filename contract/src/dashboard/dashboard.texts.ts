import { dialogTimes } from '../constants.ts'
import { dangerousQuestion, failure, success } from '../dialog-text.ts'

/** The dialogs about drafts, and about changes of many entries; SPEC has no text for them. */
export const dashboardTexts = {
  draftSaved: {
    ...success('Draft saved', 'It’ll be here when you reopen the form.'),
    time: dialogTimes.long,
  },
  askDiscard: dangerousQuestion('Discard your changes?', 'You haven’t saved them yet.', 'Discard'),
  /** @param what such as `12 photos` */
  changed: (what: string) => success('Changed', `${what} changed.`),
  /** @param what such as `12 photos`; `album` is where they are now */
  moved: (what: string, album: string) => success('Moved', `${what} moved to “${album}”.`),
  /** What was to be done with many entries, for `someFailed`. */
  done: { deleted: 'deleted', restored: 'restored', changed: 'changed' },
  /** @param done such as `deleted`; `why` is the reason of the first */
  someFailed: (failed: number, all: number, done: string, why: string) =>
    failure('Ooops...', `${failed} of ${all} couldn’t be ${done}. ${why}`),
} as const
