import { confirmation, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'

/** The texts with which the client of a room chooses photos. */
export const choosingTexts = {
  choose: (photo: string, list: string) => `${photo} for ${list}`,
  put: 'Choose (P)',
  takeOut: 'Remove (P)',
  bar: 'Your choice',
  list: 'List',
  /** @param limit 0 for a list of any number */
  count: (chosen: number, limit: number) =>
    limit === 0
      ? `${plural(chosen, 'photo')} chosen`
      : `${chosen} of ${limit} chosen, ${limit - chosen} left`,
  showChosen: 'Chosen',
  noneChosen: 'Nothing chosen here yet',
  noneChosenHint: 'Press the heart of a photo to choose it.',
  submit: 'Submit',
  submitting: 'Submitting…',
  askSubmit: (photos: number) =>
    confirmation(
      'Submit your choice?',
      `${plural(photos, 'photo')} chosen. To change this afterwards, ask the studio to open it again.`,
    ),
  submitted: success('Choice submitted', 'The studio can see it now.'),
  isSubmitted: 'Submitted. Ask the studio if you want to change something.',
} as const
