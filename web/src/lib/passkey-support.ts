/** Whether this browser takes passkeys here: it does so for a name, and for no bare address as `127.0.0.1`. */
export function takesPasskeys(): boolean {
  const isName = /[a-z]/i.test(window.location.hostname) && !window.location.hostname.startsWith('[')
  return isName && window.isSecureContext && 'PublicKeyCredential' in window
}

/** The message for a passkey that the browser did not create or use. */
export function passkeyFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'InvalidStateError') return 'This device has a passkey of your account already.'
  const isBrowsers = ['NotAllowedError', 'AbortError', 'SecurityError', 'NotSupportedError'].includes(
    error.name,
  )
  return isBrowsers ? 'Your browser did not use a passkey. Try again, or take another way.' : null
}
