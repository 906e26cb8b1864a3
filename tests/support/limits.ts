import type { OtpPurpose } from '@dlm/contract/accounts/accounts.schema'
import type { LimitName } from '@dlm/contract/limits'
import { nameKey } from '../../functions/src/accounts/unique-name.doc.ts'
import { callerAddress, rangesOf } from '../../functions/src/http/address.ts'
import { db } from './admin.ts'
import { callersAddress } from './client.ts'
import { aPlatform } from './platform.ts'

const { digests } = aPlatform()
/** What an address is counted as. */
export const network = (address: string): string =>
  callerAddress({ 'x-forwarded-for': address }, rangesOf(''))

/** The document that counts the attempts of one key. */
export function triesOf(name: LimitName, key: string) {
  return db.doc(`throttles/${name}.${digests.keyed('throttle', name, key)}`)
}

/** An unknown caller at an address, as attempts at an account are counted. */
export const strangerAt = (address: string): string => `address ${network(address)}`

type OtpLimit = Extract<LimitName, `otp-${string}` | 'mails'>

/** Forgets what an account's OTPs have counted from the own address, as if the time of these limits had passed. */
export async function forgetOtps(
  { uid, email }: { uid: string; email: string },
  purpose: OtpPurpose,
  ...names: OtpLimit[]
): Promise<void> {
  const key = `${purpose}.${uid}`
  const keyOf = (name: OtpLimit) => {
    if (name === 'mails') return nameKey(email)
    return `${key} ${name === 'otp-mail-pace' ? 'strangers' : strangerAt(callersAddress())}`
  }
  await Promise.all(names.map((name) => triesOf(name, keyOf(name)).delete()))
}
