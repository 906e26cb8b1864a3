import { queryOptions } from '@tanstack/react-query'
import type { ShareCard } from './share-card.ts'

/** The card as a PNG file. The code that draws it is fetched with the first card that is opened. */
export function shareCardFile(card: ShareCard) {
  return queryOptions<Blob>({
    queryKey: ['share-card', card],
    queryFn: async () => (await import('./draw-share-card.ts')).drawShareCard(card),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
