/** The texts of the players of videos and recordings. */
export const playerTexts = {
  videoUnplayable: 'Your browser can’t play this video.',
  pauseTitle: (title: string) => `Pause ${title}`,
  playTitle: (title: string) => `Play ${title}`,
  unplayable: 'Can’t be played here',
  player: 'Player',
  pause: 'Pause',
  play: 'Play',
  current: 'the current recording',
  closePlayer: 'Close player',
  position: (title: string) => `Position in ${title}`,
  lengthUnknown: 'Length unknown',
  /** As a player says it: `0:42 of 3:10`. */
  timeOf: (time: string, duration: string) => `${time} of ${duration}`,
} as const
