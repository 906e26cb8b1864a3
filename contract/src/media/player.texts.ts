/** The texts of the players of videos and recordings. */
export const playerTexts = {
  unplayable: 'Can’t be played here',
  videoUnplayable: 'Your browser can’t play this video.',
  playTitle: (title: string) => `Play ${title}`,
  pauseTitle: (title: string) => `Pause ${title}`,
  closePlayer: 'Close player',
  current: 'the current recording',
  player: 'Player',
  lengthUnknown: 'Length unknown',
  play: 'Play',
  pause: 'Pause',
  position: (title: string) => `Position in ${title}`,
  /** As a player says it: `0:42 of 3:10`. */
  timeOf: (time: string, duration: string) => `${time} of ${duration}`,
} as const
