/** Why a browser did not create or use a passkey. */
export const passkeySupportTexts = {
  alreadyHere: 'This device already has a passkey for your account.',
  notUsed: 'Your browser didn’t use a passkey. Try again or sign in another way.',
} as const
