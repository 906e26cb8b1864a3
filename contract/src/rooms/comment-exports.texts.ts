/** The words in files with the comments on a film or a sound. */
export const commentExportTexts = {
  columns: ['File', 'Timecode', 'Frame', 'Seconds', 'Name', 'Comment', 'State'],
  resolved: 'Resolved',
  open: 'Open',
} as const
