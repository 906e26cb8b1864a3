import type { EventTimes } from '@dlm/contract/events/event-times'
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anEvent } from '../../testing/an-event.ts'
import { EventDay, EventTime, eventFacts, formatWhen } from './time.tsx'

it.each([
  [{}, 'December 1, 2026'],
  [{ startTime: '19:00' }, 'December 1, 2026, 19:00'],
  [{ startTime: '19:00', endTime: '21:30' }, 'December 1, 2026, 19:00–21:30'],
  [{ startTime: '19:00', endDate: '2026-12-01', endTime: '21:30' }, 'December 1, 2026, 19:00–21:30'],
  [{ endDate: '2026-12-03' }, 'December 1, 2026 – December 3, 2026'],
  [
    { startTime: '22:00', endDate: '2026-12-02', endTime: '02:00' },
    'December 1, 2026, 22:00 – December 2, 2026, 02:00',
  ],
])('writes %o as people do', (times, text) => {
  expect(formatWhen(anEvent(times))).toBe(text)
})

it('says its start to machines, with the time where there is one', () => {
  render(<EventTime event={anEvent({ startTime: '19:00' })} />)
  expect(screen.getByText('December 1, 2026, 19:00')).toHaveProperty('dateTime', '2026-12-01T19:00')
})

describe('in a list', () => {
  const dayOf = (times: Partial<EventTimes>) => {
    const { container } = render(<EventDay event={anEvent(times)} className="" />)
    return [container.textContent, container.querySelector('time')?.dateTime]
  }

  it('has the day on which it begins, or until which it lasts once it has begun', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T12:00:00Z') })
    expect(dayOf({ date: '2026-12-03', startTime: '19:00', endDate: '2026-12-05' })).toEqual([
      'December 3, 2026',
      '2026-12-03T19:00',
    ])
    expect(dayOf({ date: '2026-12-01', endDate: '2026-12-02' })).toEqual([
      'Until December 2, 2026',
      '2026-12-02',
    ])
    expect(dayOf({ date: '2026-11-30', endDate: '2026-12-01' })).toEqual(['November 30, 2026', '2026-11-30'])
  })

  it('has its time, and its place or else its organizer', () => {
    expect(eventFacts(anEvent({ startTime: '19:00', place: 'Pier 4' }))).toBe('19:00 · Pier 4')
    expect(eventFacts(anEvent({ place: '', name: 'Anna Lund' }))).toBe('Anna Lund')
  })
})
