/** A moment's calendar day in UTC, `YYYY-MM-DD` (SPEC §9). */
export function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}
