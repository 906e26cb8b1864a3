import { brand } from '@dlm/contract/brand'
import { queryOptions } from '@tanstack/react-query'

/** What a share card is about. */
export interface ShareCard {
  /** The kind of thing, which follows the product's name on the card: "News". */
  label: string
  title: string
  /** The address that the QR code holds. */
  url: string
}

/** Size of the card in CSS pixels; its picture has `scale` times as many, so that it is sharp on every screen and in print. */
export const cardSize = { width: 340, height: 488, scale: 3 } as const

/** What stands at the top of a card (SPEC §2): "DLM News". */
export function cardHeading({ label }: ShareCard): string {
  return `${brand.product} ${label}`
}

/** The card as a PNG file. The code that draws it is fetched with the first card that is opened. */
export function shareCardFile(card: ShareCard) {
  return queryOptions<Blob>({
    queryKey: ['share-card', card],
    queryFn: async () => (await import('./draw-share-card.ts')).drawShareCard(card),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
