/** The texts of controls that are used on all screens: buttons of dialogs, fields. */
export const controlTexts = {
  close: 'Close',
  undo: 'Undo',
  cancel: 'Cancel',
  no: 'No',
  yes: 'Yes',
  clearSearch: 'Clear search',
  showTyped: 'Show what you typed',
  ok: 'OK',
  /** Below a field that took less than was pasted. */
  pasteCut: (maxLength: number, excess: number) =>
    `Pasted text cut to ${maxLength} characters (${excess} too long).`,
} as const
