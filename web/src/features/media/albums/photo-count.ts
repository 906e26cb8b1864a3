import { plural } from '@dlm/contract/format/plural'

/** "01 photo", "24 photos" (SPEC §9). */
export function photoCount(photos: number): string {
  return plural(photos, 'photo')
}
