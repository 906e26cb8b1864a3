import { maxPasskeys } from '@dlm/contract/accounts/passkey.schema'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { mailFactorChange } from './account-mails.ts'
import { addFactor } from './add-factor.ts'
import { liveChallenge, madePasskey } from './passkeys.ts'
import { isOn, newRecoveryCodes, noFactor, readCredentials, writeFactor, written } from './second-factor.ts'
import { readUser } from './user.repo.ts'

/**
 * Adds the passkey that the caller's browser made. If it is the first proof, it switches the second factor on, and answers the
 * recovery codes, this once: hashes are stored.
 */
export const add_passkey: Handler<'add_passkey'> = async (context, { passkey: made, name }) => {
  const { platform, caller } = context
  const stored = await readCredentials(platform, caller.uid)
  const challenge = stored && liveChallenge(stored, 'add', platform.clock.now())
  const passkey = await madePasskey(platform, challenge, made, name)
  if (passkey === null) throw new ApiError('passkey-refused')
  const wasOn = isOn(stored?.factor)
  const codes = wasOn ? [] : newRecoveryCodes()
  const { adminVersion } = await readUser(platform, caller.uid)
  const used = await writeFactor(
    context,
    (now) => {
      const factor = now.factor ?? noFactor
      if (now.challenge?.value !== challenge || isOn(factor) !== wasOn) return null
      if (factor.passkeys.length >= maxPasskeys) throw new ApiError('too-many-passkeys')
      const others = factor.passkeys.filter(({ id }) => id !== passkey.id)
      return { factor: { ...factor, passkeys: [...others, passkey] }, isRecovery: false }
    },
    (batch, { factor }) => addFactor(context, 'add_passkey', batch, factor, codes, adminVersion),
  )
  if (used === null) throw new ApiError('passkey-refused')
  await mailFactorChange(platform, caller, wasOn ? 'passkey' : 'on')
  return { codes: codes.map(written) }
}
