import { bytesPerMegabyte } from '../constants.ts'

/** A profile photo that is sent as a whole: most pixels and most bytes, which a phone's have. */
export const profilePhoto = { pixels: 12_000_000, maxBytes: 5.5 * bytesPerMegabyte } as const
