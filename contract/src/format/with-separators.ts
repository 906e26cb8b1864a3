/** A count with its thousands apart: `1,287`. @param count whole, not negative */
export function withSeparators(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
