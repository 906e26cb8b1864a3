/** The texts with which the studio exports comments, and the words in these files. */
export const commentExportTexts = {
  columns: ['File', 'Timecode', 'Frame', 'Seconds', 'Name', 'Comment', 'State'],
  resolved: 'Resolved',
  open: 'Open',
  /** @param name of the piece */
  menu: (name: string) => `Export the comments on ${name}`,
  files: {
    csv: 'Table (CSV)',
    edl: 'DaVinci Resolve (EDL)',
    fcpxml: 'Final Cut Pro (FCPXML)',
    reaper: 'Reaper (CSV)',
    audition: 'Adobe Audition (CSV)',
  },
  all: 'All comments as a table (CSV)',
  packing: 'Preparing…',
  rate: 'Frames per second',
  rateHint:
    'Of films whose file did not say it. The markers are exact to the frame at the rate of your project.',
  /** @param name of the room or of a piece */
  fileName: (name: string) => `${name}, comments`,
} as const
