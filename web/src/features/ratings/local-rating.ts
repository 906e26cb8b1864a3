import { stars } from '@dlm/contract/constants'
import { readStored, writeStored } from '../../lib/storage/storage.ts'

/** The own rating in the local storage (SPEC §3): the member and the stars. */
const key = 'dsp-rating'

/** The stars a member gave, from the local storage; null for none, and for those of another member. */
export function localRating(uid: string): number | null {
  const [owner, rate] = readStored(key)?.split(':') ?? []
  const given = Number(rate)
  const isRating = Number.isInteger(given) && given >= stars.min && given <= stars.max
  return owner === uid && isRating ? given : null
}

export function storeLocalRating(uid: string, rate: number): void {
  writeStored(key, `${uid}:${rate}`)
}
