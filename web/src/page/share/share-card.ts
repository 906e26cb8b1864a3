import { brand } from '@dlm/contract/brand/brand'

/** What a share card is about. */
export interface ShareCard {
  /** The kind of thing, which follows the product's name on the card: "News". */
  label: string
  title: string
  /** The address that the QR code holds. */
  url: string
  /** It is of a locked album: the address alone shows nothing. */
  needsCode?: boolean
}

/** Size of the card in CSS pixels; its picture has `scale` times as many, so that it is sharp on every screen and in print. */
export const cardSize = { width: 340, height: 488, scale: 3 } as const

/** The heading of a card (SPEC §2): the product and the kind. */
export function cardHeading({ label }: ShareCard): string {
  return `${brand.product} ${label}`
}
