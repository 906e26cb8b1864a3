import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { afterEach, describe, expect, it } from 'vitest'
import { EventDoc } from './event.doc.ts'
import { describeEvent } from './event.kind.ts'

afterEach(() => applyAllSettings({}))

const site = { origin: 'https://portal.test', files: { url: (path: string) => path } }

describe('the JSON-LD of an event', () => {
  const event = EventDoc.parse({
    ...{ title: 'Tide walk', deta: 'On the sand.', date: '2026-12-01', createdAt: 1 },
    cover: { folder: 'public/events/e', widths: [960], width: 960, height: 640, thumbhash: '' },
  })
  const described = (fields: Partial<EventDoc>) => describeEvent({ ...event, ...fields })(site, '/')

  it('has its day alone where no more is known, and is the studio’s', () => {
    const data = described({})
    expect(data).toMatchObject({ startDate: '2026-12-01', organizer: { url: 'https://portal.test/' } })
    expect([data.endDate, data.location]).toEqual([undefined, undefined])
  })

  it('has its times with the studio’s offset, its place and its organizer', () => {
    applyAllSettings({ timeZone: 'Europe/Berlin' })
    const times = { startTime: '19:00', endTime: '21:30' }
    expect(described({ ...times, place: 'Pier 4', name: 'Anna Lund' })).toMatchObject({
      startDate: '2026-12-01T19:00:00+01:00',
      endDate: '2026-12-01T21:30:00+01:00',
      location: { '@type': 'Place', name: 'Pier 4' },
      organizer: { '@type': 'Organization', name: 'Anna Lund' },
    })
  })
})
