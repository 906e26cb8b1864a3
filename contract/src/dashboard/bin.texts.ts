import { dangerousQuestion } from '../dialog-text.ts'

/** The recycle bin. */
export const binTexts = {
  keyRequest: 'Key request',
  question: 'Question',
  room: 'Client room',
  all: 'deleted entries',
  emptyHint: 'Anything you delete appears here.',
  intro: 'Deleted entries and their files stay here for 30 days.',
  search: 'Search the recycle bin',
  restoring: 'Restoring…',
  restore: 'Restore',
  deleting: 'Deleting…',
  deletePermanently: 'Delete permanently',
  one: 'entry',
  many: 'entries',
  askDelete: (kind: string, name: string) =>
    dangerousQuestion(
      'Delete permanently?',
      `${kind} “${name}” and its files will be deleted permanently. You can’t undo this.`,
      'Delete',
    ),
  /** The name of an admin follows, and then the days. */
  deletedBy: (kind: string) => `${kind}, deleted by`,
  deletedOn: (day: string, until: string) => `on ${day}, in the recycle bin until ${until}`,
  restoreEntry: (name: string) => `Restore ${name}`,
  deleteEntry: (name: string) => `Delete permanently: ${name}`,
} as const
