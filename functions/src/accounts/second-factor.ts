import { randomInt } from 'node:crypto'
import type { FactorProof } from '@dlm/contract/accounts/factor.schema'
import { recoveryAlphabet, recoveryCodes, recoveryLength } from '@dlm/contract/accounts/factor.schema'
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
import { sessionPath } from './sessions.ts'
import { stepOf } from './totp.ts'
import { guess, trierOf } from './tries.ts'
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

/** What a code leaves of the factor: the code itself is good no more. Null where it is not good. */
function afterCode(
  { sealer, clock }: Platform,
  uid: string,
  factor: FactorDoc,
  code: string,
): UsedFactor | null {
  if (code.length === recoveryLength) {
    const recovery = factor.recovery.filter((digest) => digest !== sha256(code))
    if (recovery.length === factor.recovery.length) return null
    return { factor: { ...factor, recovery }, isRecovery: true }
  }
  const secret = sealer.open(factor.secret, uid)
  const step = secret === null ? null : stepOf(code, secret, clock.now())
  if (step === null || step <= factor.usedStep) return null
  return { factor: { ...factor, usedStep: step }, isRecovery: false }
}

/** Changes a factor in one batch with what goes with it, which may add to the batch. Null takes the factor away. */
type Change = (batch: WriteBatch, used: UsedFactor) => FactorDoc | null

/**
 * Writes the factor on the condition that nobody changed it since it was read, so that a code is used up once.
 * @returns null, and nothing written, where `use` refuses
 * @throws ApiError session-ended where this sign-in was signed out meanwhile
 */
function writeFactor(
  { platform, caller }: FactorContext,
  use: (factor: FactorDoc) => UsedFactor | null,
  change: Change,
): Promise<UsedFactor | null> {
  const { db } = platform
  return retryOnConflict(async () => {
    const snapshot = await db.doc(`credentials/${caller.uid}`).get()
    const { factor = null } = snapshot.exists ? parseDocument(CredentialsDoc, snapshot) : {}
    const used = factor && use(factor)
    if (!used) return null
    const batch = db.batch()
    setIfUnmodified(batch, snapshot, { factor: change(batch, used) })
    await batch.commit().catch(async (error: unknown) => {
      const session = isConflict(error) ? await db.doc(sessionPath(caller.sid)).get() : null
      throw session?.exists === false ? new ApiError('session-ended') : error
    })
    return used
  })
}

/**
 * Uses a code of the caller's factor up, in one batch with what it allows; a try is taken before it is looked at.
 * @param known the factor as it was read
 * @throws ApiError factor-code-wrong, too-many-requests, session-ended
 */
export async function useCode(
  context: FactorContext,
  known: FactorDoc,
  code: string,
  change: Change,
): Promise<UsedFactor> {
  const { platform, caller } = context
  const { uid } = caller
  const { sessionVersion } = await readUser(platform, uid)
  const used = await guess(
    platform,
    {
      secret: 'factor-code',
      account: uid,
      hash: known.secret,
      trier: trierOf(context, uid, sessionVersion),
    },
    () => writeFactor(context, (factor) => afterCode(platform, uid, factor, code), change),
  )
  if (used === null) {
    const { msg } = errors['factor-code-wrong']
    throw new ApiError('factor-code-wrong', { fields: { code: msg } })
  }
  return used
}

/**
 * Asks for the admin password once more.
 * @throws ApiError admin-password-wrong, too-many-requests
 */
export async function checkAdminPassword(context: FactorContext, password: string): Promise<void> {
  const { platform, caller } = context
  const { uid } = caller
  const { sessionVersion } = await readUser(platform, uid)
  const hash = (await readCredentials(platform, uid))?.adminPasswordHash ?? null
  const isRight = await guess(
    platform,
    { secret: 'admin-password', account: uid, hash, trier: trierOf(context, uid, sessionVersion) },
    async () => (await verifySecret(password, hash)) || null,
  )
  if (isRight) return
  const { msg } = errors['admin-password-wrong']
  throw new ApiError('admin-password-wrong', { fields: { adps: msg } })
}

/**
 * Changes a factor that is on, for whoever has the admin password or a code.
 * @throws ApiError admin-password-wrong, factor-code-wrong, factor-changed, too-many-requests, session-ended
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
  const unused = (factor: FactorDoc) => (isOn(factor) ? { factor, isRecovery: false } : null)
  if (!(await writeFactor(context, unused, change))) throw new ApiError('factor-changed')
}

/** Whether sign-ins are asked for it: a factor whose first code was never entered is not on. */
export function isOn(factor: FactorDoc | null | undefined): factor is FactorDoc & { onAt: number } {
  return typeof factor?.onAt === 'number'
}
