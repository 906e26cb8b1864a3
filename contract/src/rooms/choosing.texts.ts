import { confirmation, type DialogText, failure, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'

/** The texts with which the client of a room chooses photos. */
export const choosingTexts = {
  choose: (photo: string, list: string) => `${photo} for ${list}`,
  put: 'Choose (P)',
  takeOut: 'Remove (P)',
  marks: (photo: string) => `What you think of ${photo}`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  reject: 'Reject (X)',
  rejected: 'Rejected',
  bar: 'Your choice',
  list: 'List',
  /** @param limit 0 for a list of any number */
  count: (chosen: number, limit: number) =>
    limit === 0
      ? `${plural(chosen, 'photo')} chosen`
      : `${chosen} of ${limit} chosen, ${limit - chosen} left`,
  show: 'Show',
  filters: {
    all: 'All photos',
    chosen: 'Chosen',
    unseen: 'Not looked at',
    stars3: '3 stars or more',
    stars: 'With stars',
    rejected: 'Rejected',
  },
  noneChosen: 'Nothing chosen here yet',
  noneChosenHint: 'Press the heart of a photo to choose it.',
  allSeen: 'You’ve looked at every photo here',
  allSeenHint: 'Show all photos to see them again.',
  noneMarked: 'No such photos here',
  noneMarkedHint: 'Open a photo to give it stars or to reject it.',
  waiting: 'Not sent yet. It’s stored on this device.',
  refused: (sentences: readonly string[]): DialogText =>
    failure('Not everything was added', sentences.join(' ')),
  compare: 'Compare (C)',
  comparing: 'Compare photos',
  paneCount: (count: number) => `${count} side by side`,
  pane: (photo: string, at: number, of: number) => `${photo}, ${at} of ${of}`,
  previous: 'Previous photo',
  next: 'Next photo',
  zoom: 'Zoom all',
  submit: 'Submit',
  submitting: 'Submitting…',
  askSubmit: (photos: number) =>
    confirmation(
      'Submit your choice?',
      `${plural(photos, 'photo')} chosen. To change this afterwards, ask the studio to open it again.`,
    ),
  submitted: success('Choice submitted', 'The studio can see it now.'),
  submittedAndMailed: success(
    'Choice submitted',
    'The studio can see it now. We’ve sent you a receipt by e-mail.',
  ),
  isSubmitted: 'Submitted. Ask the studio if you want to change something.',
} as const
