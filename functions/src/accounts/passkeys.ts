import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@dlm/contract/accounts/passkey.schema'
import { maxPasskeys } from '@dlm/contract/accounts/passkey.schema'
import { brand } from '@dlm/contract/brand/brand'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { type ChallengeDoc, CredentialsDoc, type PasskeyDoc } from './credentials.doc.ts'

/** Milliseconds in which a passkey has to be made or used. */
export const passkeyTimeout = 5 * 60_000

/** It is large, and few calls need it. */
const webAuthn = () => import('@simplewebauthn/server')

/** Whose passkeys they are, as a browser sees it: it takes none for a bare address, so the emulators' are of `localhost`. */
export function passkeySite(portalOrigin: string): { rpID: string; origin: string } {
  const { protocol, hostname, port } = new URL(portalOrigin)
  const rpID = hostname === '127.0.0.1' ? 'localhost' : hostname
  return { rpID, origin: `${protocol}//${rpID}${port && `:${port}`}` }
}

/** What a passkey has to have signed; null once it was used, or too late. */
export function liveChallenge(
  { challenge }: Pick<CredentialsDoc, 'challenge'>,
  purpose: ChallengeDoc['purpose'],
  now: number,
): string | null {
  return challenge?.purpose === purpose && challenge.until > now ? challenge.value : null
}

/** Stores the challenge of the options; the one before is void. */
async function storeChallenge(
  { db, clock }: Platform,
  uid: string,
  purpose: ChallengeDoc['purpose'],
  value: string,
): Promise<void> {
  const challenge = { value, purpose, until: clock.now() + passkeyTimeout }
  await compareAndSet(db.doc(`credentials/${uid}`), (snapshot) => {
    const { adminPasswordHash } = parseDocument(CredentialsDoc, snapshot)
    // A demotion meanwhile removes the password.
    if (purpose !== 'add own' && adminPasswordHash === null) throw new ApiError('not-allowed')
    return { data: { challenge }, result: undefined }
  })
}

const descriptors = (passkeys: readonly PasskeyDoc[]): PasskeyCreation['excludeCredentials'] =>
  passkeys.map(({ id, transports }) => ({ id, type: 'public-key', transports }))
type AuthenticatorTransports = ('ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb')[]

/**
 * The options by which a browser makes a passkey of an account, without attestation. One for the sign-in is discoverable
 * (found without the account's name), and verifies its user by a fingerprint, a face or a number.
 * @throws ApiError too-many-passkeys, not-allowed
 */
export async function creationOptions(
  platform: Platform,
  { uid, user: name }: { uid: string; user: string },
  passkeys: readonly PasskeyDoc[],
  purpose: 'add' | 'add own' = 'add',
): Promise<PasskeyCreation> {
  if (passkeys.length >= maxPasskeys) throw new ApiError('too-many-passkeys')
  const { generateRegistrationOptions } = await webAuthn()
  const { rpID } = passkeySite(platform.portalOrigin)
  const { challenge, pubKeyCredParams, user } = await generateRegistrationOptions({
    ...{ rpName: brand.product, rpID },
    ...{ userID: new TextEncoder().encode(uid), userName: name, userDisplayName: name },
  })
  await storeChallenge(platform, uid, purpose, challenge)
  const wish = purpose === 'add' ? 'preferred' : 'required'
  return {
    ...{ challenge, pubKeyCredParams, user, timeout: passkeyTimeout, attestation: 'none' },
    rp: { name: brand.product, id: rpID },
    excludeCredentials: descriptors(passkeys),
    authenticatorSelection: { residentKey: wish, userVerification: wish },
  }
}

/** What a browser asks for one of an account's passkeys with. @throws ApiError not-allowed */
export async function requestOptions(
  platform: Platform,
  uid: string,
  passkeys: readonly PasskeyDoc[],
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await webAuthn()
  const { rpID } = passkeySite(platform.portalOrigin)
  const { challenge } = await generateAuthenticationOptions({ rpID })
  await storeChallenge(platform, uid, 'open', challenge)
  return {
    ...{ challenge, rpId: rpID, timeout: passkeyTimeout },
    ...{ allowCredentials: descriptors(passkeys), userVerification: 'preferred' },
  }
}

/**
 * The passkey that a browser made; null where it is not for this portal or not for this challenge.
 * @param requireUserVerification whether its user had to prove to be its owner
 */
export async function madePasskey(
  platform: Platform,
  challenge: string | null,
  made: CreatedPasskey,
  name: string,
  requireUserVerification = false,
): Promise<PasskeyDoc | null> {
  if (challenge === null) return null
  const { verifyRegistrationResponse } = await webAuthn()
  const { rpID, origin } = passkeySite(platform.portalOrigin)
  const { transports } = made.response
  const verified = await verifyRegistrationResponse({
    response: { ...made, response: { ...made.response, transports: transports as AuthenticatorTransports } },
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
    requireUserVerification,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const key = Buffer.from(publicKey).toString('base64url')
  return {
    ...{ id, publicKey: key, counter, transports, name },
    ...{ addedAt: platform.clock.now(), usedAt: null },
  }
}

/**
 * The new counter of a passkey that signed the challenge. Null where it did not, for another portal, or where its counter did
 * not grow, as that of a copy does not.
 * @param requireUserVerification whether its user had to prove to be its owner
 */
export async function counterOf(
  platform: Platform,
  challenge: string | null,
  { id, publicKey, counter }: PasskeyDoc,
  used: UsedPasskey,
  requireUserVerification = false,
): Promise<number | null> {
  if (challenge === null) return null
  const { verifyAuthenticationResponse } = await webAuthn()
  const { rpID, origin } = passkeySite(platform.portalOrigin)
  const { userHandle, ...response } = used.response
  const verified = await verifyAuthenticationResponse({
    response: { ...used, response: { ...response, ...(userHandle !== undefined && { userHandle }) } },
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification,
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
