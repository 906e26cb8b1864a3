import type { EndpointName } from '@dlm/contract/contract'
import { readStored, writeStored } from '../lib/storage/storage.ts'

const key = 'dsp-devices'
/** Accounts that are remembered to have signed in here. */
const most = 5

/** Calls that look at a secret of an account: where it was used before, strangers' guesses neither shut nor slow them. */
const guarded: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'signin',
  'passkey_signin',
  'start_my_passkey',
  'remove_my_passkey',
  'del_user',
  'forgot_mail',
  'get_varify',
  'admin_signin',
  'start_factor',
  'confirm_factor',
  'stop_factor',
  'new_recovery_codes',
])

/** What a call says of the accounts that signed in on this browser; nothing where no secret is looked at. */
export function deviceHeader(name: EndpointName): Record<string, string> {
  const devices = guarded.has(name) ? readStored(key) : null
  return devices ? { 'x-device': devices } : {}
}

/** Stores the device token that `signin` answered; it grants no access. */
export function storeDevice(token: string): void {
  const others = (readStored(key) ?? '').split(',').filter((device) => device !== '' && device !== token)
  writeStored(key, [token, ...others].slice(0, most).join(','))
}
