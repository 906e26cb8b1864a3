import { success } from '../dialog-text.ts'

/** The dialogs of the events (SPEC §8). */
export const eventTexts = {
  recorded: success('Event Recorded.', 'The event is in the list.'),
  deleted: success('Event Deleted', 'The event is no longer in the list.'),
} as const
