const long = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2026-11-01` as people write it: November 1, 2026. */
export function formatDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`))
}
