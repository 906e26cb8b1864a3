import { describe, expect, it } from 'vitest'
import { EventFields, endFaults } from './events.schema.ts'

const form = { title: 'Tide walk', text: 'Three hours on the sand.', date: '2026-12-01' }

/** What is wrong with the form, by field. */
function faults(fields: object) {
  const { error } = EventFields.safeParse({ ...form, ...fields })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

describe('when an event is', () => {
  it.each([
    ['a day alone', {}],
    ['with a time', { startTime: '19:00' }],
    ['with both times', { startTime: '19:00', endTime: '21:30' }],
    ['of several days', { endDate: '2026-12-03' }],
    ['into the night', { startTime: '22:00', endDate: '2026-12-02', endTime: '02:00' }],
    ['with its own day as its end', { endDate: '2026-12-01' }],
  ])('is taken: %s', (_, fields) => {
    expect(faults(fields)).toEqual({})
  })

  it.each([
    ['endDate', { endDate: '2026-11-30' }, endFaults.earlyDay],
    ['endTime', { startTime: '19:00', endTime: '18:59' }, endFaults.earlyTime],
    ['endTime', { startTime: '19:00', endTime: '19:00', endDate: '2026-12-01' }, endFaults.earlyTime],
    ['startTime', { endTime: '21:30' }, endFaults.noStart],
    ['date', { date: undefined, endDate: '2026-12-03' }, endFaults.noDate],
  ])('is refused by the name of %s', (field, fields, message) => {
    expect(faults(fields)).toEqual({ [field]: message })
  })

  it.each([
    { startTime: '25:00' },
    { startTime: '7 pm' },
    { endDate: '31.12.2026' },
    { place: 'x'.repeat(151) },
  ])('is refused where it is none: %o', (fields) => {
    expect(Object.keys(faults(fields))).toEqual(Object.keys(fields))
  })
})
