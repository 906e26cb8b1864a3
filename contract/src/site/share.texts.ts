/** The texts of the share card and its dialog. */
export const shareTexts = {
  creatingCard: 'Creating the card',
  cardFailed: 'We couldn’t create the card',
  cardFailedHint: 'Check your connection and try again. You can still copy the address.',
  /** What the card says as a button. */
  card: (title: string) => `Card for “${title}”: download it and copy the address`,
  scanHint: (title: string) => `Scan to open “${title}”. Click the card to download it and copy the address.`,
  needsCode: 'This album is locked, so share its code too.',
  address: 'Address',
  copyAddress: 'Copy address',
  shareByDevice: 'Share…',
  creating: 'Creating…',
  downloadCard: 'Download card',
  tryAgain: 'Try again',
  title: 'Share',
  close: 'Close',
  /** At the foot of the card of a locked album. @param host of the portal */
  hostWithCode: (host: string) => `${host} · code needed`,
} as const
