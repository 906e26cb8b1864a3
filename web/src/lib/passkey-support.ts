import { passkeySupportTexts } from '@dlm/contract/accounts/passkey-support.texts'
/** Whether this browser takes passkeys here: it does so for a name, and for no bare address as `127.0.0.1`. */
export function takesPasskeys(): boolean {
  const isName = /[a-z]/i.test(window.location.hostname) && !window.location.hostname.startsWith('[')
  return isName && window.isSecureContext && 'PublicKeyCredential' in window
}

/** The message for a passkey that the browser did not create or use. */
export function passkeyFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'InvalidStateError') return passkeySupportTexts.alreadyHere
  const isBrowsers = ['NotAllowedError', 'AbortError', 'SecurityError', 'NotSupportedError'].includes(
    error.name,
  )
  return isBrowsers ? passkeySupportTexts.notUsed : null
}
