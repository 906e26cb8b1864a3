import { prose } from '@dlm/contract/brand/prose'
import { endOf, startOf } from '@dlm/contract/events/event-times'
import { eventFields } from '@dlm/contract/events/events.schema'
import { studioDay } from '@dlm/contract/format/day'
import { studioIso } from '@dlm/contract/format/studio-moment'
import { linkedTexts } from '@dlm/contract/kinds/texts'
import { publishable } from '../kinds/publishable.ts'
import { type Describe, image, studio } from '../kinds/structured-data.ts'
import { EventDoc, searchableEvent } from './event.doc.ts'

/** The events; one without a day is on the day it is added. */
export const eventKind = publishable({
  kind: 'event',
  schema: EventDoc,
  renamed: { text: 'deta' },
  fields: { cover: 'photo', publication: 'publish' },
  coverAddress: 'pic',
  nameOf: ({ title }) => title,
  searchable: searchableEvent,
  also: ({ date }, { before, clock }) => ({ date: date ?? before?.date ?? studioDay(clock.now()) }),
  summary: ({ deta }) => deta,
  page: (event) => ({ type: 'article', text: event.deta, describe: describeEvent(event) }),
  listPage: { title: 'All events', text: () => prose.allEventsIntro },
})

export function describeEvent(event: EventDoc): Describe {
  const { title, deta, cover } = event
  const end = endOf(event)
  return (site, path) => ({
    '@type': 'Event',
    name: title,
    description: deta,
    startDate: studioIso(startOf(event)),
    endDate: end ? studioIso(end) : undefined,
    image: [image(site, cover)],
    url: site.origin + path,
    organizer: studio(site),
    ...linkedTexts(eventFields, event),
  })
}
