import type { UsedPasskey } from '@dlm/contract/accounts/passkey.schema'
import { Id } from '@dlm/contract/common.schema'
import { errors } from '@dlm/contract/errors'
import type { WriteBatch } from 'firebase-admin/firestore'
import * as z from 'zod'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Context } from '../platform/handler.ts'
import { issuePermit, permitEnd } from '../platform/permits.ts'
import type { Platform } from '../platform/platform.ts'
import { CredentialsDoc } from './credentials.doc.ts'
import { counterOf } from './passkeys.ts'
import { checkPassword } from './password.ts'
import { readCredentials } from './second-factor.ts'

/** Values of the permit in place of the account, which is not known yet, and of an album's code. */
const [noAccount, noCode] = ['sign-in', 'passkey']

/** What a passkey signs to sign in, until then (ms); not stored, since any client may request one. */
export function signInChallenge(platform: Platform, until: number): string {
  return issuePermit(platform, 'passkey', noAccount, noCode, until)
}

const ClientData = z.object({ challenge: z.string() })

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64url').toString()
}

/** The challenge that a browser says it had signed; null where it says none. */
function challengeIn({ response }: UsedPasskey): string | null {
  try {
    return ClientData.parse(JSON.parse(fromBase64(response.clientDataJSON))).challenge
  } catch {
    return null
  }
}

/** An answer of a passkey that opens its account. */
interface OpeningPasskey {
  uid: string
  /**
   * Writes that it was used, with what that allows.
   * @throws ApiError passkey-refused where another answer was used since, passkey-unknown where it was removed since
   */
  use(also: (batch: WriteBatch) => void): Promise<void>
}

/**
 * A passkey that has signed a valid challenge. Null otherwise, whatever is wrong.
 * @throws ApiError passkey-unknown where no such account has it, as after it was removed
 */
export async function openingPasskey(platform: Platform, used: UsedPasskey): Promise<OpeningPasskey | null> {
  const uid = Id.safeParse(fromBase64(used.response.userHandle ?? '')).data
  const challenge = challengeIn(used)
  const until = permitEnd(platform, 'passkey', noAccount, noCode, challenge ?? undefined)
  if (uid === undefined || until === null) return null
  const { passkeys = [], factor } = (await readCredentials(platform, uid)) ?? {}
  const passkey = passkeys.find(({ id }) => id === used.id)
  // One of the second factor is known, and opens the dashboard alone.
  if (!passkey && factor?.passkeys.some(({ id }) => id === used.id)) return null
  if (!passkey) throw new ApiError('passkey-unknown')
  const counter = await counterOf(platform, challenge, passkey, used, true)
  if (counter === null) return null
  const use = (also: (batch: WriteBatch) => void) =>
    compareAndSet(platform.db.doc(`credentials/${uid}`), (snapshot) => {
      const { passkeys, passkeyUsed } = parseDocument(CredentialsDoc, snapshot)
      if (!passkeys.some(({ id }) => id === used.id)) throw new ApiError('passkey-unknown')
      if (until <= passkeyUsed) throw new ApiError('passkey-refused')
      const now = { counter, usedAt: platform.clock.now() }
      const data = {
        passkeyUsed: until,
        passkeys: passkeys.map((known) => (known.id === used.id ? { ...known, ...now } : known)),
      }
      return { data, result: undefined, also }
    })
  return { uid, use }
}

/** @throws ApiError password-wrong, password-reset-required, too-many-requests */
export async function checkOwnPassword(context: Context<'member'>, pass: string): Promise<void> {
  const { uid } = context.caller
  if ((await checkPassword(context, uid, uid, pass)) !== null) return
  throw new ApiError('password-wrong', { fields: { pass: errors['password-wrong'].msg } })
}
