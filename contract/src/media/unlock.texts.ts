/** The texts of the form for the code of a locked album. */
export const unlockTexts = {
  /** After the number of its photos. */
  isLocked: 'This album is locked',
  code: 'Album code',
  codeHintAdmin: 'The code can’t be shown again. While your dashboard is open, you don’t need it.',
  codeHint: 'Ask the person who shared this album.',
  unlocking: 'Unlocking…',
  unlock: 'Unlock',
  /** @param wait as people say it: `5 minutes` */
  retryAfter: (message: string, wait: string) => `${message} Try again in ${wait}.`,
} as const
