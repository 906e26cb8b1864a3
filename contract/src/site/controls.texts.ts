/** The texts of controls that are used on all screens: buttons of dialogs, fields. */
export const controlTexts = {
  undo: 'Undo',
  ok: 'OK',
  close: 'Close',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  clearSearch: 'Clear search',
  showTyped: 'Show what you typed',
  /** Below a field that took less than was pasted. */
  pasteCut: (maxLength: number, excess: number) =>
    `Pasted text cut to ${maxLength} characters (${excess} too long).`,
  openSearch: 'Search',
} as const
