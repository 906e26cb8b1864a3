import type { Event, SuccessPoint } from '@dlm/contract/events/events.schema'
import { anArticle } from './an-article.ts'

const { cover, covr } = anArticle()

/** An event as the API answers it. */
export function anEvent(overrides: Partial<Event> = {}): Event {
  return {
    id: 'e1',
    title: 'Tide walk with cameras',
    deta: 'Three hours on the sand.',
    date: '2026-12-01',
    ...{ startTime: '', endDate: '', endTime: '', place: '', tags: '' },
    pic: covr,
    cover,
    name: 'Anna Lund',
    ...overrides,
  }
}

/** A success point as the API answers it. */
export function aSuccessPoint(overrides: Partial<SuccessPoint> = {}): SuccessPoint {
  return {
    id: 's1',
    title: 'Ten thousand downloads',
    deta: 'It was a school, for a lesson about clouds.',
    date: '2026-11-19',
    ...overrides,
  }
}
