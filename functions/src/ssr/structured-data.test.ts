import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { afterEach, describe, expect, it } from 'vitest'
import { EventDoc } from '../events/event.doc.ts'
import { NewsDoc } from '../news/news.doc.ts'
import { describeArticle, describeEvent } from './structured-data.ts'

afterEach(() => applyAllSettings({}))

const site = { origin: 'https://portal.test', files: { url: (path: string) => path } }
const article = NewsDoc.parse({
  ...{ title: '', text: 'Words', date: '2026-11-28', createdAt: 1, views: 0, love: 0, hate: 0 },
  cover: { folder: 'public/news/a', widths: [960], width: 960, height: 640, thumbhash: '' },
})
const headlineOf = (title: string) => describeArticle({ ...article, title })(site, '/').headline

describe('the headline of an article', () => {
  it.each(['🎉', '👨\u200d👩\u200d👧', 'e\u0301'])(
    'has 110 letters, the last of them %s as a whole',
    (letter) => {
      expect(headlineOf(`${'x'.repeat(109)}${letter}yz`)).toBe(`${'x'.repeat(109)}${letter}`)
      expect(headlineOf(`${'x'.repeat(110)}${letter}`)).toBe('x'.repeat(110))
    },
  )
})

describe('an event', () => {
  const event = EventDoc.parse({
    ...{ title: 'Tide walk', deta: 'On the sand.', date: '2026-12-01', createdAt: 1 },
    cover: article.cover,
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
