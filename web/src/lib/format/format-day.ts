const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * `2026-11-01` as people write it: November 1, 2026, unless the owner chose another way (date-format.ts). By hand: the browser's
 * date formatter takes a slow phone 50 ms to create, during the hydration of the first screen.
 */
export let formatDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[Number(month) - 1]} ${date}, ${year}`
}

/** Replaces the way days are written. Browsers load one lazily, where the owner chose one. */
export function writeDaysBy(write: (day: string) => string): void {
  formatDay = write
}

/** A time as a form has it, for people: with the hour, unless the day begins then. @param publish YYYY-MM-DDTHH:MM */
export function formatPublish(publish: string): string {
  const [day = '', time = '00:00'] = publish.split('T')
  return time === '00:00' ? formatDay(day) : `${formatDay(day)}, ${time}`
}
