/** The texts of the share card and its dialog. */
export const shareTexts = {
  cardFailedHint: 'Check your connection and try again. You can still copy the address.',
  cardFailed: 'We couldn’t create the card',
  creatingCard: 'Creating the card',
  tryAgain: 'Try again',
  downloadCard: 'Download card',
  creating: 'Creating…',
  shareByDevice: 'Share…',
  copyAddress: 'Copy address',
  address: 'Address',
  needsCode: 'This album is locked, so share its code too.',
  close: 'Close',
  title: 'Share',
  scanHint: (title: string) => `Scan to open “${title}”. Click the card to download it and copy the address.`,
  /** What the card says as a button. */
  card: (title: string) => `Card for “${title}”: download it and copy the address`,
  /** At the foot of the card of a locked album. @param host of the portal */
  hostWithCode: (host: string) => `${host} · code needed`,
} as const
