import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreatedPasskey, UsedPasskey } from '@dlm/contract/accounts/passkey.schema'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { passkeySite } from '../../functions/src/accounts/passkeys.ts'
import { PORTAL } from './emulators.ts'

/** The options for a browser that an authenticator uses. */
export interface Options {
  challenge: string
  rpId?: string
  rp?: { id?: string }
}

/** Where an answer pretends to be from, or what it signs, where that is not what it should be. */
export interface Forged {
  origin?: string
  rpId?: string
  challenge?: string
  /** How often it was used before, as it says. */
  counter?: number
  /** Its user did not prove to be its owner. */
  isUnverified?: boolean
  /** Whose uid it says with its answer; it says none otherwise. */
  user?: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 }

/** An authenticator with one passkey, which signs as WebAuthn says (level 3, 6.1 and 6.5): ES256, and no maker's word. */
export function anAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  function authenticatorData(rpId: string, attested: Buffer, { isUnverified }: Forged): Buffer {
    const tail = Buffer.alloc(5)
    const verified = isUnverified ? 0 : flags.userVerified
    tail[0] = flags.userPresent | verified | (attested.length > 0 ? flags.attested : 0)
    tail.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), tail, attested])
  }

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const credential = {
    ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const },
    clientExtensionResults: {},
  }
  const site = passkeySite(PORTAL)

  return {
    id: credential.id,
    make({ challenge, rp }: Options, forged: Forged = {}): CreatedPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
      const authData = authenticatorData(forged.rpId ?? rp?.id ?? site.rpID, attested, forged)
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const data = clientData('webauthn.create', forged.challenge ?? challenge, forged.origin ?? site.origin)
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    use({ challenge, rpId }: Options, forged: Forged = {}): UsedPasskey {
      counter = forged.counter ?? counter + 1
      const data = clientData('webauthn.get', forged.challenge ?? challenge, forged.origin ?? site.origin)
      const authData = authenticatorData(forged.rpId ?? rpId ?? site.rpID, Buffer.alloc(0), forged)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(forged.user !== undefined && { userHandle: Buffer.from(forged.user).toString('base64url') }),
        },
      }
    },
  }
}
