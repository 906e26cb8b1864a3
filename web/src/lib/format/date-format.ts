import { type DateFormat, dateFormats } from '@dlm/contract/brand/conventions'
import { formatDay, writeDaysBy } from './format-day.ts'

const parts = (day: string) => day.split('-') as [year: string, month: string, date: string]
/** The default format. */
const written = formatDay

/** A day (YYYY-MM-DD) in each of the ways that an owner can choose. */
export const dayIn: Readonly<Record<DateFormat, (day: string) => string>> = {
  written,
  'day-first': (day) => written(day).replace(/^(\w+) (\d+),/, '$2 $1'),
  'numeric-day-first': (day) => parts(day).reverse().join('.'),
  'numeric-month-first'(day) {
    const [year, month, date] = parts(day)
    return `${month}/${date}/${year}`
  },
  iso: (day) => day,
}

/** Days are shown in this way from now on. One that this release does not know is the shipped one. */
export function followDateFormat(format: DateFormat): void {
  writeDaysBy(dayIn[dateFormats.find((known) => known === format) ?? 'written'])
}
