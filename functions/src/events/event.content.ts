import { studioDay } from '@dlm/contract/format/day'
import { publishable } from '../kinds/publishable.ts'
import { EventDoc, searchableEvent } from './event.doc.ts'
import { toEvent } from './event.repo.ts'

/** The events; one without a day is on the day it is added. */
export const eventContent = publishable({
  kind: 'event',
  schema: EventDoc,
  renamed: { text: 'deta' },
  fields: { cover: 'photo', publication: 'publish' },
  nameOf: ({ title }) => title,
  searchable: searchableEvent,
  also: ({ date }, { before, clock }) => ({ date: date ?? before?.date ?? studioDay(clock.now()) }),
  toAnswer: toEvent,
})
