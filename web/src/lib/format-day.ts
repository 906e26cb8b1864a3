const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * `2026-11-01` as people write it: November 1, 2026. By hand: the browser's formatter of dates takes a slow phone 50 ms to
 * make, just while the first screen is taken over.
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[Number(month) - 1]} ${date}, ${year}`
}
