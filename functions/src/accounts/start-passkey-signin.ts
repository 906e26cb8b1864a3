import type { Handler } from '../platform/handler.ts'
import { signInChallenge } from './own-passkeys.ts'
import { passkeySite, passkeyTimeout } from './passkeys.ts'

/** Answers what a browser asks its user for a passkey with; it finds those of the portal by itself. */
export const start_passkey_signin: Handler<'start_passkey_signin'> = async ({ platform }) => ({
  options: {
    challenge: signInChallenge(platform, platform.clock.now() + passkeyTimeout),
    ...{ rpId: passkeySite(platform.portalOrigin).rpID, timeout: passkeyTimeout },
    ...{ allowCredentials: [], userVerification: 'required' },
  },
})
