import { anAuthenticator } from './authenticator.ts'
import { call } from './client.ts'
import { anAccount, PASSWORD } from './people.ts'

const used = (status: number) => {
  if (status !== 200) throw new Error(`the passkey was answered ${status}`)
}

/** A passkey that an account's browser has made, and the account does not have yet. */
export async function aNewPasskey() {
  const [account, device] = [await anAccount(), anAuthenticator()]
  const { status, body } = await call('start_my_passkey', { pass: PASSWORD }, account)
  used(status)
  return { account, device, options: body.options, passkey: device.make(body.options) }
}

/** An account that can sign in with a passkey. */
export async function anAccountWithPasskey() {
  const { account, device, passkey } = await aNewPasskey()
  used((await call('add_my_passkey', { passkey, name: 'My phone' }, account)).status)
  return { account, device }
}

/** What such an account's browser sends to sign in. */
export async function aSignInByPasskey() {
  const { account, device } = await anAccountWithPasskey()
  const { body } = await call('start_passkey_signin', {})
  return { account, device, passkey: device.use(body.options, { user: account.uid }) }
}
