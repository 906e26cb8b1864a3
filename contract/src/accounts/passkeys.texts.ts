/** The texts of passkeys, on the account page and in the second factor. */
export const passkeyTexts = {
  list: 'Passkeys',
  notSupported: 'Passkeys need a supported browser and a domain name, not an IP address.',
  add: 'Add passkey',
  notUsedYet: (added: string) => `Added ${added}, not used yet`,
  lastUsed: (added: string, used: string) => `Added ${added}, last used ${used}`,
  removeNamed: (name: string) => `Remove ${name}`,
  remove: 'Remove',
  password: 'Your password',
  name: 'Passkey name',
  nameHint: 'For example “My phone” or “Blue key”, so you recognise it later.',
  waitingForDevice: 'Waiting for your device…',
  removePasskey: 'Remove passkey',
  removing: 'Removing…',
  keep: 'Keep passkey',
} as const
