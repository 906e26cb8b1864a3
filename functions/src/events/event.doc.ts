import * as z from 'zod'
import { writtenFields } from '../content/written.doc.ts'
import { publicationFields } from '../platform/publication.ts'
import { StoredPicture } from '../platform/storage.ts'

/** `events/{id}`, read by the events list. */
export const EventDoc = z.object({
  title: z.string(),
  deta: z.string(),
  ...writtenFields,
  /** Organizer or poster. */
  name: z.string(),
  /** The day of the event, YYYY-MM-DD; past and upcoming. */
  date: z.iso.date(),
  cover: StoredPicture,
  ...publicationFields,
})
export type EventDoc = z.infer<typeof EventDoc>

/** The texts a search looks into (SPEC §2: title and details). */
export function searchableEvent(event: Pick<EventDoc, 'title' | 'deta'>): string[] {
  return [event.title, event.deta]
}
