import { withSeparators } from './with-separators.ts'

/** A count as shown: below 10 with a leading zero (SPEC §9), `03`, and above with separators, `1,287`. @param count whole, not negative */
export function leadingZero(count: number): string {
  return withSeparators(count).padStart(2, '0')
}
