import { brand } from './brand/brand.ts'
import { fixedColours } from './brand/colours.ts'

/**
 * The QR share card (SPEC §9): pixels, and the logo's size as a share of the code's. It looks the same in
 * every theme, since it is a file that is passed on.
 */
export const shareCard = {
  size: 300,
  margin: 10,
  errorCorrection: 'H',
  logo: 0.3,
  dots: 'rounded',
  dotColour: 'black',
  ground: 'white',
  get band() {
    return brand.colour || fixedColours.brand
  },
  onBand: fixedColours.onBrand,
  ink: fixedColours.ink,
  soft: fixedColours.soft,
  caption: 'Scan This card to Reach',
  fileName: 'Share.png',
} as const

/** The member card of `/make_ID`, which SPEC leaves open: CSS pixels, and the scale of its file. Colours are the share card's. */
export const memberCard = { width: 540, height: 340, scale: 3, fileName: 'Member-card.png' } as const
