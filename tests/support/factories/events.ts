import type { EventDoc } from '../../../functions/src/events/event.doc.ts'
import type { SuccessDoc } from '../../../functions/src/events/success.doc.ts'
import { aStoredPicture } from './picture.ts'
import { moment, sequence } from './sequence.ts'

const nextEvent = sequence()
const nextSuccess = sequence()

export function anEventDoc(overrides: Partial<EventDoc> = {}): EventDoc {
  const number = nextEvent()
  return {
    title: `Event ${number}`,
    ...{ markdown: '', blocks: '' },
    deta: `What happens at event ${number}.`,
    name: 'Organizer',
    date: '2026-12-01',
    ...{ startTime: '', endDate: '', endTime: '', place: '', tags: '' },
    cover: aStoredPicture('events', `event-${number}`),
    createdAt: moment(number),
    takeDown: '',
    ...overrides,
  }
}

export function aSuccessDoc(overrides: Partial<SuccessDoc> = {}): SuccessDoc {
  const number = nextSuccess()
  return { title: `Success ${number}`, deta: `What success ${number} was.`, date: '2026-09-01', ...overrides }
}
