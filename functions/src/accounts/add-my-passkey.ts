import { maxPasskeys } from '@dlm/contract/accounts/passkey.schema'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { mailPasskeyChange } from './account-mails.ts'
import { CredentialsDoc } from './credentials.doc.ts'
import { liveChallenge, madePasskey } from './passkeys.ts'
import { readCredentials } from './second-factor.ts'

/** Adds the passkey that the caller's browser made, and mails the owner. */
export const add_my_passkey: Handler<'add_my_passkey'> = async (context, { passkey: made, name }) => {
  const { platform, caller } = context
  const stored = await readCredentials(platform, caller.uid)
  const challenge = stored && liveChallenge(stored, 'add own', platform.clock.now())
  const passkey = await madePasskey(platform, challenge, made, name, true)
  if (passkey === null) throw new ApiError('passkey-refused')
  await compareAndSet(platform.db.doc(`credentials/${caller.uid}`), (snapshot) => {
    const now = parseDocument(CredentialsDoc, snapshot)
    if (now.challenge?.value !== challenge) throw new ApiError('passkey-refused')
    if (now.passkeys.length >= maxPasskeys) throw new ApiError('too-many-passkeys')
    const others = now.passkeys.filter(({ id }) => id !== passkey.id)
    return { data: { passkeys: [...others, passkey], challenge: null }, result: undefined }
  })
  await mailPasskeyChange(platform, caller, 'added')
  return {}
}
