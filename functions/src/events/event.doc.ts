import { eventFields } from '@dlm/contract/events/events.schema'
import { storedTexts } from '@dlm/contract/kinds/texts'
import * as z from 'zod'
import { publicationFields } from '../content/publication.ts'
import { StoredPicture } from '../platform/storage.ts'
import { writtenFields } from '../text/written.doc.ts'

/** `events/{id}`, read by the events list. */
export const EventDoc = z.object({
  title: z.string(),
  deta: z.string(),
  ...writtenFields,
  /** The day of the event, YYYY-MM-DD; past and upcoming. */
  date: z.iso.date(),
  ...storedTexts(eventFields),
  cover: StoredPicture,
  ...publicationFields,
})
export type EventDoc = z.infer<typeof EventDoc>

/** The texts that are searched (SPEC §2: title and details), and its tags. */
export function searchableEvent(event: Pick<EventDoc, 'title' | 'deta' | 'tags'>): string[] {
  return [event.title, event.deta, event.tags]
}
