import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { sha256 } from '../platform/digests.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { mailFactorChange, mailPasskeyChange } from './account-mails.ts'
import { checkOwnPassword } from './account-passkeys.ts'
import { addFactor } from './add-factor.ts'
import { CredentialsDoc } from './credentials.doc.ts'
import { isFactorRequired } from './factor-policy.ts'
import { creationOptions } from './passkeys.ts'
import {
  changeFactor,
  changeFactorAsItIs,
  checkAdminPassword,
  isOn,
  newRecoveryCodes,
  noFactor,
  readCredentials,
  useFirstCode,
  written,
} from './second-factor.ts'
import { newTotpSecret, totpUrl } from './totp.ts'
import { readUser } from './user.repo.ts'

/** Whether the caller's admin sign-in asks for a second factor, and whether it has to. */
export const get_factor: Handler<'get_factor'> = async ({ platform, caller }) => {
  const [credentials, isRequired] = await Promise.all([
    readCredentials(platform, caller.uid),
    isFactorRequired(platform),
  ])
  const factor = credentials?.factor
  if (!isOn(factor)) return { since: null, recoveryCodes: 0, app: false, passkeys: [], isRequired }
  const passkeys = factor.passkeys.map(({ id, name, addedAt, usedAt }) => ({ id, name, addedAt, usedAt }))
  const [recoveryCodes, app] = [factor.recovery.length, factor.secret !== null]
  return { since: factor.onAt, recoveryCodes, app, passkeys, isRequired }
}

/** Makes a secret for the caller's authenticator app; it counts once a code of it was entered. */
export const start_factor: Handler<'start_factor'> = async (context, { adps }) => {
  const { platform, caller } = context
  const { db, sealer } = platform
  await checkAdminPassword(context, adps)
  const secret = newTotpSecret()
  const pending = sealer.seal(secret, caller.uid)
  await compareAndSet(db.doc(`credentials/${caller.uid}`), (snapshot) => {
    const { adminPasswordHash, factor } = parseDocument(CredentialsDoc, snapshot)
    // A demotion meanwhile removes the password.
    if (adminPasswordHash === null) throw new ApiError('not-allowed')
    if (isOn(factor) && factor.secret !== null) throw new ApiError('factor-changed')
    return { data: { factor: { ...(factor ?? noFactor), pending } }, result: undefined }
  })
  return { secret, url: totpUrl(secret, caller.user) }
}

/**
 * Adds the app with its first right code. If it is the first proof, it switches the second factor on, and answers the recovery
 * codes, this once: hashes are stored.
 */
export const confirm_factor: Handler<'confirm_factor'> = async (context, { code }) => {
  const { platform, caller } = context
  const factor = (await readCredentials(platform, caller.uid))?.factor
  if (!factor || factor.pending === null) throw new ApiError('factor-changed')
  const codes = isOn(factor) ? [] : newRecoveryCodes()
  const { adminVersion } = await readUser(platform, caller.uid)
  await useFirstCode(context, { ...factor, pending: factor.pending }, code, (batch, used) => {
    if (isOn(used.factor) !== isOn(factor)) throw new ApiError('factor-changed')
    return addFactor(context, 'confirm_factor', batch, used.factor, codes, adminVersion)
  })
  await mailFactorChange(platform, caller, isOn(factor) ? 'app' : 'on')
  return { codes: codes.map(written) }
}

/** Turns the caller's second factor off; its recovery codes go with it. */
export const stop_factor: Handler<'stop_factor'> = async (context, proof) => {
  const { platform, caller } = context
  await changeFactor(context, proof, (batch) => {
    writeAuditEntry(batch, context, 'stop_factor', { subject: `users/${caller.uid}`, name: caller.user })
    return null
  })
  await mailFactorChange(platform, caller, 'off')
  return {}
}

/** Puts other recovery codes in place of the former. They are answered this once: hashes are stored. */
export const new_recovery_codes: Handler<'new_recovery_codes'> = async (context, proof) => {
  const { platform, caller } = context
  const codes = newRecoveryCodes()
  await changeFactor(context, proof, (batch, { factor }) => {
    writeAuditEntry(batch, context, 'new_recovery_codes', {
      subject: `users/${caller.uid}`,
      name: caller.user,
    })
    return { ...factor, recovery: codes.map(sha256), usedRecovery: [] }
  })
  await mailFactorChange(platform, caller, 'new codes')
  return { codes: codes.map(written) }
}

/** Answers what the caller's browser makes a passkey with, for the admin password. */
export const start_passkey: Handler<'start_passkey'> = async (context, { adps }) => {
  const { platform, caller } = context
  await checkAdminPassword(context, adps)
  const factor = (await readCredentials(platform, caller.uid))?.factor
  return { options: await creationOptions(platform, caller, factor?.passkeys ?? []) }
}

/** Removes a passkey, for the admin password. One that is removed already is no error. */
export const remove_passkey: Handler<'remove_passkey'> = async (context, { id, adps }) => {
  const { platform, caller } = context
  await checkAdminPassword(context, adps)
  let isGone = false
  await changeFactorAsItIs(context, (batch, { factor }) => {
    const passkeys = factor.passkeys.filter((passkey) => passkey.id !== id)
    isGone = passkeys.length < factor.passkeys.length
    if (!isGone) return factor
    if (passkeys.length === 0 && factor.secret === null) throw new ApiError('last-passkey')
    writeAuditEntry(batch, context, 'remove_passkey', {
      subject: `users/${caller.uid}`,
      name: caller.user,
    })
    return { ...factor, passkeys }
  })
  if (isGone) await mailFactorChange(platform, caller, 'passkey gone')
  return {}
}

/** The passkeys that the caller signs in with, in the order they were added. */
export const my_passkeys: Handler<'my_passkeys'> = async ({ platform, caller }) => {
  const stored = await readCredentials(platform, caller.uid)
  return {
    data: (stored?.passkeys ?? []).map(({ id, name, addedAt, usedAt }) => ({ id, name, addedAt, usedAt })),
  }
}

/** Answers what the caller's browser makes a passkey with that signs in, for the password. */
export const start_my_passkey: Handler<'start_my_passkey'> = async (context, { pass }) => {
  const { platform, caller } = context
  await checkOwnPassword(context, pass)
  const passkeys = (await readCredentials(platform, caller.uid))?.passkeys ?? []
  return { options: await creationOptions(platform, caller, passkeys, 'add own') }
}

/** Removes a passkey of the account, for the password. One that is removed already is no error. */
export const remove_my_passkey: Handler<'remove_my_passkey'> = async (context, { id, pass }) => {
  const { platform, caller } = context
  await checkOwnPassword(context, pass)
  const wasThere = await compareAndSet<boolean>(platform.db.doc(`credentials/${caller.uid}`), (snapshot) => {
    const { passkeys } = parseDocument(CredentialsDoc, snapshot)
    const remaining = passkeys.filter((passkey) => passkey.id !== id)
    const isGone = remaining.length < passkeys.length
    return { data: isGone ? { passkeys: remaining } : null, result: isGone }
  })
  if (wasThere) await mailPasskeyChange(platform, caller, 'removed')
  return {}
}
