/**
 * The QR share card (SPEC §9): pixels, and the logo's size as a share of the code's. Its colours stand here because a
 * file that is passed on looks the same in every theme.
 */
export const shareCard = {
  size: 300,
  margin: 10,
  errorCorrection: 'H',
  logo: 0.3,
  dots: 'rounded',
  dotColour: '#000000',
  ground: '#ffffff',
  band: '#5a3fe0',
  onBand: '#ffffff',
  ink: '#14172a',
  soft: '#4d5166',
  caption: 'Scan This card to Reach',
  fileName: 'Share.png',
} as const

/** The member card of `/make_ID`, which SPEC leaves open: CSS pixels, and the scale of its file. Colours are the share card's. */
export const memberCard = { width: 540, height: 340, scale: 3, fileName: 'Member-card.png' } as const
