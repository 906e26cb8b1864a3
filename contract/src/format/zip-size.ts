import { bytesPerMegabyte } from '../constants.ts'

/** A size in MB with two decimals, without the unit (SPEC §2: bytes / 1048576). */
export function zipSize(bytes: number): string {
  return (bytes / bytesPerMegabyte).toFixed(2)
}
