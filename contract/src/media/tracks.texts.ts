/** The texts of the captions and chapters of a video in the dashboard, and of their rules. */
export const trackTexts = {
  noText: 'Enter a text.',
  endsTooEarly: 'The end has to be after the start.',
  noCues: 'Add a cue first.',
  tooMany: 'A track can have 5,000 cues.',
  tooLong: 'This is too long for one track.',
} as const
