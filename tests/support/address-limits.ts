import type { LimitName } from '@dlm/contract/limits'
import { db } from './admin.ts'

/** Forgets what was counted by address: calls that name none come from one, and have more sign-ins than an hour allows. */
export function forgetAddressLimits(): Promise<void> {
  return forgetLimits('sign-in-address', 'sign-up-address')
}

/** Forgets what these limits have counted, of everybody, as if their time had passed. */
export async function forgetLimits(...names: LimitName[]): Promise<void> {
  const { docs } = await db.collection('throttles').get()
  const counted = docs.filter(({ id }) => names.some((name) => id.startsWith(`${name}.`)))
  await Promise.all(counted.map(({ ref }) => ref.delete()))
}
