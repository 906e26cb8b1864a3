/** The texts of passkeys, on the account page and in the second factor. */
export const passkeyTexts = {
  remove: 'Remove',
  name: 'Passkey name',
  nameHint: 'For example “My phone” or “Blue key”, so you recognise it later.',
  waitingForDevice: 'Waiting for your device…',
  removePasskey: 'Remove passkey',
  removing: 'Removing…',
  keep: 'Keep passkey',
  password: 'Your password',
  list: 'Passkeys',
  notSupported: 'Passkeys need a supported browser and a domain name, not an IP address.',
  add: 'Add passkey',
  removeNamed: (name: string) => `Remove ${name}`,
  notUsedYet: (added: string) => `Added ${added}, not used yet`,
  lastUsed: (added: string, used: string) => `Added ${added}, last used ${used}`,
} as const
