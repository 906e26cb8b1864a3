import { bytesPerMegabyte } from '../constants.ts'

/** Prefix of a zip's generated id (SPEC §2). */
export const zipIdPrefix = 'GEN-'

/** Most bytes of one zip: what every browser can build and every system can open. Larger choices come in parts. */
export const zipPartBytes = 250 * bytesPerMegabyte

/** Most files of one choice for a zip. */
export const zipFiles = 500

/** Bytes of the largest choice whose size is believed (`start_zip`). */
export const maxZipBytes = 10_000_000_000
