/** Numbers from 1, one row for each factory: what makes the things it builds differ, the same way in every run. */
export function sequence(): () => number {
  let last = 0
  return () => {
    last += 1
    return last
  }
}

/** A fixed moment (2026-10-01, 9:00 UTC) plus `minutes`, in milliseconds. */
export function moment(minutes: number): number {
  return Date.UTC(2026, 9, 1, 9) + minutes * 60_000
}
