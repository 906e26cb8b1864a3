import { stars } from '@dlm/contract/constants'
import { readStored, writeStored } from '../../lib/storage/storage.ts'

/** The own rating as this browser keeps it (SPEC §3): whose it is, and its stars. */
const key = 'dsp-rating'

/** The stars a member gave, as far as this browser knows; null for none, and for somebody else's. */
export function localRating(uid: string): number | null {
  const [owner, rate] = readStored(key)?.split(':') ?? []
  const given = Number(rate)
  const isRating = Number.isInteger(given) && given >= stars.min && given <= stars.max
  return owner === uid && isRating ? given : null
}

export function storeLocalRating(uid: string, rate: number): void {
  writeStored(key, `${uid}:${rate}`)
}
