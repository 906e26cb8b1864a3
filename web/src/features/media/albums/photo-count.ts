import { plural } from '@dlm/contract/format/plural'

/** "01 photo", "24 photos" (SPEC §9), never on two lines. */
export function photoCount(photos: number): string {
  return plural(photos, 'photo').replace(' ', '\u00a0')
}
