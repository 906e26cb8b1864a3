import { serviceFields } from '@dlm/contract/catalogue/services.schema'
import { StoredLink } from '@dlm/contract/common.schema'
import { ageLimits } from '@dlm/contract/constants'
import { storedTexts } from '@dlm/contract/kinds/texts'
import * as z from 'zod'
import { publicationFields } from '../content/publication.ts'
import { StoredPicture } from '../platform/storage.ts'
import { writtenFields } from '../text/written.doc.ts'

/**
 * `services/{id}`, read by the catalogue. `got` is what lists show: rolled up from the shards `services/{id}/counts/*`,
 * which are the truth (platform/counters.ts), at most some seconds old.
 */
export const ServiceDoc = z.object({
  title: z.string(),
  text: z.string(),
  ...writtenFields,
  cover: StoredPicture,
  /** `https:` address; empty when there is none. */
  link: StoredLink,
  /** How often the service was viewed. */
  got: z.number().int().nonnegative(),
  ageLmt: z.literal([ageLimits.all, ageLimits.adults]),
  ...storedTexts(serviceFields),
  /** Lists are sorted by `createdAt`, newest first. */
  ...publicationFields,
})
export type ServiceDoc = z.infer<typeof ServiceDoc>

/** The texts that are searched (SPEC §2: title and text). */
export function searchableService(service: Pick<ServiceDoc, 'title' | 'text'>): string[] {
  return [service.title, service.text]
}
