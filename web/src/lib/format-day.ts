let long: Intl.DateTimeFormat | undefined

/** `2026-11-01` as people write it: November 1, 2026. The formatter is slow to make, so it waits for the first day. */
export function formatDay(day: string): string {
  long ??= new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return long.format(new Date(`${day}T00:00:00Z`))
}
