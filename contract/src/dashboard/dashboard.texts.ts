import { dialogTimes } from '../constants.ts'
import { failure, success } from '../dialog-text.ts'

/** What is said of drafts, and of changes of many entries; SPEC has no text for it. */
export const dashboardTexts = {
  draftSaved: {
    ...success('Draft saved', 'It’ll be here when you reopen the form.'),
    time: dialogTimes.long,
  },
  /** @param what such as `12 photos` */
  changed: (what: string) => success('Changed', `${what} changed.`),
  /** @param what such as `12 photos`; `album` is where they are now */
  moved: (what: string, album: string) => success('Moved', `${what} moved to “${album}”.`),
  /** @param done such as `deleted`; `why` is the reason of the first */
  someFailed: (failed: number, all: number, done: string, why: string) =>
    failure('Ooops...', `${failed} of ${all} couldn’t be ${done}. ${why}`),
} as const
