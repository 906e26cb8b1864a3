import type { EndpointName } from '@dlm/contract/contract'
import { readStored, writeStored } from '../lib/storage/storage.ts'

const key = 'dsp-devices'
/** Accounts that are remembered to have signed in here. */
const maxDevices = 5

/** Calls that check a secret of an account: on a known device, other people's failed attempts do not lock or slow them. */
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

/** The header with the device tokens of the accounts that signed in on this browser; empty where no secret is checked. */
export function deviceHeader(name: EndpointName): Record<string, string> {
  const devices = guarded.has(name) ? readStored(key) : null
  return devices ? { 'x-device': devices } : {}
}

/** Stores the device token that `signin` answered; it grants no access. */
export function storeDevice(token: string): void {
  const others = (readStored(key) ?? '').split(',').filter((device) => device !== '' && device !== token)
  writeStored(key, [token, ...others].slice(0, maxDevices).join(','))
}
