import { leadingZero } from './leading-zero.ts'

/** A count with its word: `01 file`, `12 files` (SPEC §9). @param count whole, not negative */
export function plural(count: number, word: string): string {
  return `${leadingZero(count)} ${word}${count === 1 ? '' : 's'}`
}
