/** The keyboard shortcuts of the dashboard. */
export const shortcutsTexts = {
  search: 'Search everything and open anything',
  searchList: 'Search this list',
  add: 'Add new',
  next: 'Next entry; Enter opens it',
  previous: 'Previous entry',
  peek: 'Preview the entry',
  send: 'Save or send; replies and keys move on to the next',
  selectAll: 'Select all, once one is selected',
  close: 'Close the form or clear the selection',
  dashboard: 'Dashboard',
  help: 'Show keyboard shortcuts',
  title: 'Keyboard shortcuts',
  closeHelp: 'Close',
} as const
