import { livePart } from './brand.ts'

/** The ways to show a day, in the order in which they are offered. */
export const dateFormats = [
  'written',
  'day-first',
  'numeric-day-first',
  'numeric-month-first',
  'iso',
] as const
export type DateFormat = (typeof dateFormats)[number]

/** How the studio counts and shows days. Browsers need them where they are not the defaults. */
export interface Conventions {
  /** The IANA name of the time zone whose days are the studio's. */
  timeZone: string
  /** How days are shown to people. */
  dateFormat: DateFormat
}

/** Those of a fresh portal. */
export const defaultConventions: Conventions = { timeZone: 'UTC', dateFormat: 'written' }

/** The conventions as they are now. */
export const conventions: Readonly<Conventions> = livePart(() => defaultConventions)
