/** A moment's calendar day in UTC, `YYYY-MM-DD` (SPEC §9). */
export function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** The calendar day of a moment (ms) where the studio is, `YYYY-MM-DD`: UTC's, unless the owner set a time zone. */
export let studioDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Replaces the format of the studio's day. Browsers load one late, where a time zone was set. */
export function setStudioDay(format: (ms: number) => string): void {
  studioDay = format
}
