/** A count as shown: below 10 with a leading zero (SPEC §9). @param count whole, not negative. */
export function leadingZero(count: number): string {
  return String(count).padStart(2, '0')
}
