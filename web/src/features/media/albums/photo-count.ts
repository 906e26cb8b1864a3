import { leadingZero } from '@dlm/contract/format/leading-zero'

/** "01 photo", "24 photos" (SPEC §9). */
export function photoCount(photos: number): string {
  return `${leadingZero(photos)} photo${photos === 1 ? '' : 's'}`
}
