import { studioDay } from '@dlm/contract/format/day'
import { addEntry } from '../content/add-entry.ts'
import { stageUpload } from '../content/staged-image.ts'
import { writtenText } from '../content/written-text.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { publicationFacts, publicationOf } from '../platform/publication.ts'
import { eventLink } from './event.content.ts'
import { type EventDoc, searchableEvent } from './event.doc.ts'
import { toEvent } from './event.repo.ts'

/** Adds an event on its day, today without one; kept for admins until it is to be published (SPEC §2). */
export const add_event: Handler<'add_event'> = async (
  context,
  { title, name, text: source, photo, date, publish, takeDown },
) => {
  const { platform } = context
  const id = randomId()
  const { text, ...written } = await writtenText(source)
  const image = await stageUpload(context, { path: photo, field: 'photo', kind: 'events', id })
  const createdAt = publicationOf(platform.clock, publish)
  const event: EventDoc = {
    ...{ title, name, createdAt, takeDown, deta: text, ...written },
    date: date ?? studioDay(platform.clock.now()),
    cover: image.stored,
  }
  await addEntry(context, {
    path: `events/${id}`,
    action: 'add_event',
    name: title,
    document: event,
    searchable: searchableEvent(event),
    image,
    draft: 'event',
    also: (batch) =>
      notifyAll(batch, context, {
        ...{ kind: 'event', id, title, text, link: eventLink(id) },
        ...{ at: createdAt, takeDown },
      }),
  })
  return { data: [{ ...toEvent(platform.files, id, event), ...publicationFacts(event, platform.clock) }] }
}
