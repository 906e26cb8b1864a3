import { randomInt } from 'node:crypto'
import type { FactorProof } from '@dlm/contract/accounts/factor.schema'
import { recoveryAlphabet, recoveryCodes, recoveryLength } from '@dlm/contract/accounts/factor.schema'
import type { UsedPasskey } from '@dlm/contract/accounts/passkey.schema'
import type { wrongCodes } from '@dlm/contract/accounts/wrong-codes'
import { errors } from '@dlm/contract/errors'
import type { WriteBatch } from 'firebase-admin/firestore'
import { ApiError } from '../platform/api-error.ts'
import { isConflict, retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { sha256 } from '../platform/digests.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Context } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { verifySecret } from '../platform/secrets.ts'
import { CredentialsDoc, type FactorDoc } from './credentials.doc.ts'
import { counterOf, liveChallenge } from './passkeys.ts'
import { sessionPath } from './sessions.ts'
import { stepOf } from './totp.ts'
import { attempterOf, checkWithThrottle } from './tries.ts'
import { readUser } from './user.repo.ts'

/** Whose factor it is, and who tries: a call of the account page or of the dashboard. */
type FactorContext = Pick<Context<'member'>, 'platform' | 'caller' | 'address' | 'devices'>

/** Recovery codes as `FactorCode` reads them. */
export function newRecoveryCodes(): string[] {
  const character = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]
  return Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: recoveryLength }, character).join(''),
  )
}

/** A recovery code as people write it down, in groups of four. */
export function written(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$&-')
}

/** What the caller proves the admin sign-in with. */
export async function readCredentials({ db }: Platform, uid: string): Promise<CredentialsDoc | null> {
  const snapshot = await db.doc(`credentials/${uid}`).get()
  return snapshot.exists ? parseDocument(CredentialsDoc, snapshot) : null
}

/** A factor that was used: as it is from now on. */
export interface UsedFactor {
  factor: FactorDoc
  isRecovery: boolean
}

/** The factor of an account that has none. */
export const noFactor: FactorDoc = {
  ...{ secret: null, pending: null, passkeys: [] },
  ...{ onAt: null, usedStep: 0, recovery: [], usedRecovery: [] },
}

/** What using it leaves of the stored factor; null where it is not good. */
type Use = (stored: CredentialsDoc) => UsedFactor | null

/** The step of 30 seconds that a code of a sealed secret is of; null where it is not good now. */
function stepOfSealed({ sealer, clock }: Platform, uid: string, sealed: string, code: string): number | null {
  const secret = sealer.open(sealed, uid)
  return secret === null ? null : stepOf(code, secret, clock.now())
}

/** By a code of the app, or by a recovery code: the code itself is used up. */
const byCode =
  (platform: Platform, uid: string, code: string): Use =>
  ({ factor }) => {
    if (!factor) return null
    if (code.length === recoveryLength) {
      const used = sha256(code)
      if (!factor.recovery.includes(used)) return null
      const recovery = factor.recovery.filter((digest) => digest !== used)
      const usedRecovery = [...factor.usedRecovery, used]
      return { factor: { ...factor, recovery, usedRecovery }, isRecovery: true }
    }
    const step = factor.secret === null ? null : stepOfSealed(platform, uid, factor.secret, code)
    if (step === null || step <= factor.usedStep) return null
    return { factor: { ...factor, usedStep: step }, isRecovery: false }
  }

/** By the first code of the app that is being added: its secret is the factor's from then on. */
const byFirstCode =
  (platform: Platform, uid: string, pending: string, code: string): Use =>
  ({ factor }) => {
    if (factor?.pending !== pending) return null
    const step = stepOfSealed(platform, uid, pending, code)
    if (step === null) return null
    return { factor: { ...factor, secret: pending, pending: null, usedStep: step }, isRecovery: false }
  }

/** Identifies the secret of a factor where tries are counted: another secret has counts of its own. */
const keyOf = ({ pending, secret, onAt }: FactorDoc) => pending ?? secret ?? `passkeys ${onAt}`

/** Changes a factor in one batch with related writes, which may add to the batch. Null removes the factor. */
type Change = (batch: WriteBatch, used: UsedFactor) => FactorDoc | null

/**
 * Writes the factor on the condition that it is unmodified since it was read, so that a code is used up once.
 * @returns null, and nothing written, where `use` refuses
 * @throws ApiError session-ended where this sign-in was signed out meanwhile
 */
export function writeFactor(
  { platform, caller }: FactorContext,
  use: Use,
  change: Change,
): Promise<UsedFactor | null> {
  const { db } = platform
  return retryOnConflict(async () => {
    const snapshot = await db.doc(`credentials/${caller.uid}`).get()
    const used = snapshot.exists ? use(parseDocument(CredentialsDoc, snapshot)) : null
    if (!used) return null
    const batch = db.batch()
    setIfUnmodified(batch, snapshot, { factor: change(batch, used), challenge: null })
    await batch.commit().catch(async (error: unknown) => {
      const session = isConflict(error) ? await db.doc(sessionPath(caller.sid)).get() : null
      throw session?.exists === false ? new ApiError('session-ended') : error
    })
    return used
  })
}

/**
 * Tries to use the caller's factor, in one batch with what it allows; a try is taken before it is checked.
 * @param known the factor as it was read
 * @param look answers null where what was sent is not good
 * @throws ApiError too-many-requests, and what `look` throws
 */
async function tryFactor(
  context: FactorContext,
  known: FactorDoc,
  look: () => Promise<UsedFactor | null>,
): Promise<UsedFactor | null> {
  const { platform, caller } = context
  const { uid } = caller
  const { sessionVersion } = await readUser(platform, uid)
  const attempter = attempterOf(context, uid, sessionVersion)
  return checkWithThrottle(
    platform,
    { secret: 'factor-code', account: uid, hash: keyOf(known), attempter },
    look,
  )
}

/** Why a code is refused, at its field. */
function wrongCode(code: (typeof wrongCodes)[number]): ApiError {
  return new ApiError(code, { fields: { code: errors[code].msg } })
}

/** What is wrong with a code that was refused: an app shows another one soon, a recovery code does not change. */
async function refusalOf({ platform, caller }: FactorContext, code: string): Promise<ApiError> {
  const factor = (await readCredentials(platform, caller.uid))?.factor ?? noFactor
  if (factor.usedRecovery.includes(sha256(code))) return wrongCode('recovery-code-used')
  const isOfApp = code.length !== recoveryLength && factor.secret !== null
  return wrongCode(isOfApp ? 'factor-code-wrong' : 'recovery-code-wrong')
}

/**
 * Uses a code of the caller's factor up, in one batch with what it allows.
 * @throws ApiError factor-code-wrong, recovery-code-used, recovery-code-wrong, too-many-requests, session-ended
 */
export async function useCode(
  context: FactorContext,
  known: FactorDoc,
  code: string,
  change: Change,
): Promise<UsedFactor> {
  const use = byCode(context.platform, context.caller.uid, code)
  const used = await tryFactor(context, known, () => writeFactor(context, use, change))
  if (used === null) throw await refusalOf(context, code)
  return used
}

/**
 * Uses the first code of the app that is being added.
 * @throws ApiError factor-code-wrong, too-many-requests, session-ended
 */
export async function useFirstCode(
  context: FactorContext,
  known: FactorDoc & { pending: string },
  code: string,
  change: Change,
): Promise<UsedFactor> {
  const use = byFirstCode(context.platform, context.caller.uid, known.pending, code)
  const used = await tryFactor(context, known, () => writeFactor(context, use, change))
  if (used === null) throw wrongCode('factor-code-wrong')
  return used
}

/**
 * Uses a passkey of the caller's factor, in one batch with what it allows. Its challenge is valid once.
 * @throws ApiError passkey-refused, passkey-unknown, too-many-requests, session-ended
 */
export async function usePasskey(
  context: FactorContext,
  known: CredentialsDoc & { factor: FactorDoc },
  answer: UsedPasskey,
  change: Change,
): Promise<UsedFactor> {
  const { platform } = context
  const now = platform.clock.now()
  const passkey = known.factor.passkeys.find(({ id }) => id === answer.id)
  const used = await tryFactor(context, known.factor, async () => {
    const counter = passkey && (await counterOf(platform, liveChallenge(known, 'open', now), passkey, answer))
    if (!passkey || counter === null || counter === undefined) return null
    const use: Use = ({ factor, challenge }) => {
      const isUnused = challenge?.value === known.challenge?.value
      const stored = factor?.passkeys.find(({ id }) => id === passkey.id)
      if (!factor || !isUnused || stored?.counter !== passkey.counter) return null
      const passkeys = factor.passkeys.map((each) =>
        each === stored ? { ...each, counter, usedAt: now } : each,
      )
      return { factor: { ...factor, passkeys }, isRecovery: false }
    }
    return writeFactor(context, use, change)
  })
  if (used === null) throw new ApiError(passkey ? 'passkey-refused' : 'passkey-unknown')
  return used
}

/**
 * Asks for the admin password again.
 * @throws ApiError admin-password-wrong, too-many-requests
 */
export async function checkAdminPassword(context: FactorContext, password: string): Promise<void> {
  const { platform, caller } = context
  const { uid } = caller
  const { sessionVersion } = await readUser(platform, uid)
  const hash = (await readCredentials(platform, uid))?.adminPasswordHash ?? null
  const isRight = await checkWithThrottle(
    platform,
    { secret: 'admin-password', account: uid, hash, attempter: attempterOf(context, uid, sessionVersion) },
    async () => (await verifySecret(password, hash)) || null,
  )
  if (isRight) return
  const { msg } = errors['admin-password-wrong']
  throw new ApiError('admin-password-wrong', { fields: { adps: msg } })
}

/**
 * Changes a factor that is on, for a caller who has the admin password or a code.
 * @throws ApiError admin-password-wrong, factor-changed, session-ended, and what `useCode` throws
 */
export async function changeFactor(
  context: FactorContext,
  { adps, code }: FactorProof,
  change: Change,
): Promise<void> {
  const factor = (await readCredentials(context.platform, context.caller.uid))?.factor
  if (!isOn(factor)) throw new ApiError('factor-changed')
  if (code !== undefined) {
    await useCode(context, factor, code, change)
    return
  }
  await checkAdminPassword(context, adps ?? '')
  await changeFactorAsItIs(context, change)
}

/**
 * Changes a factor that is on.
 * @throws ApiError factor-changed, session-ended
 */
export async function changeFactorAsItIs(context: FactorContext, change: Change): Promise<void> {
  const unused: Use = ({ factor }) => (isOn(factor) ? { factor, isRecovery: false } : null)
  if (!(await writeFactor(context, unused, change))) throw new ApiError('factor-changed')
}

/** Whether sign-ins are asked for it: a factor whose first code was never entered is not on. */
export function isOn(factor: FactorDoc | null | undefined): factor is FactorDoc & { onAt: number } {
  return typeof factor?.onAt === 'number'
}
