import * as z from 'zod'
import { line } from '../common.schema.ts'

/** Passkeys that an account may have. */
export const maxPasskeys = 10

/** Bytes in base64url, as WebAuthn writes them in JSON. @param max characters */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)

/** WebAuthn allows 1023 bytes. */
export const CredentialId = bytes(1364)
const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  /** None is asked for. */
  clientExtensionResults: z.object({}).default({}),
}
const ClientData = bytes(4000)

/** What a browser answers when a passkey was made: `RegistrationResponseJSON` of WebAuthn. */
export const CreatedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: ClientData,
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
export type CreatedPasskey = z.infer<typeof CreatedPasskey>

/** What a browser answers when a passkey was used: `AuthenticationResponseJSON` of WebAuthn. */
export const UsedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.string().max(200).optional(),
  }),
})
export type UsedPasskey = z.infer<typeof UsedPasskey>

const PasskeyDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})
const challengeOptions = { challenge: z.string(), timeout: z.number().int() }
const Wish = z.enum(['required', 'preferred', 'discouraged'])

/** What a browser makes a passkey with: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const PasskeyCreation = z.object({
  ...challengeOptions,
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  /** Of devices that have one already. */
  excludeCredentials: z.array(PasskeyDescriptor),
  authenticatorSelection: z.object({ residentKey: Wish, userVerification: Wish }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** What a browser asks for a passkey with: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyRequest = z.object({
  ...challengeOptions,
  rpId: z.string(),
  allowCredentials: z.array(PasskeyDescriptor),
  userVerification: Wish,
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** A new passkey, and what its owner calls it. */
export const AddPasskey = z.object({ passkey: CreatedPasskey, name: line(40) })

/** A passkey of the caller's; times in ms. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.number().int(),
  /** Null until it was used. */
  usedAt: z.number().int().nullable(),
})
export type Passkey = z.infer<typeof Passkey>
