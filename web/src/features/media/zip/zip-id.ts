import { zipIdPrefix } from '@dlm/contract/media/zip-limits'

/** Letters and digits that are not mistaken for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The generated id of a zip: `GEN-` and eight characters (SPEC §2). It names the zip and is no secret. */
export function zipId(): string {
  const random = crypto.getRandomValues(new Uint8Array(8))
  return zipIdPrefix + Array.from(random, (byte) => alphabet[byte % alphabet.length]).join('')
}
