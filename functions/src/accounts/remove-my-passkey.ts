import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { mailPasskeyChange } from './account-mails.ts'
import { CredentialsDoc } from './credentials.doc.ts'
import { checkOwnPassword } from './own-passkeys.ts'

/** Takes a passkey of the account away, for the password. One that is gone already is no error. */
export const remove_my_passkey: Handler<'remove_my_passkey'> = async (context, { id, pass }) => {
  const { platform, caller } = context
  await checkOwnPassword(context, pass)
  const wasThere = await compareAndSet<boolean>(platform.db.doc(`credentials/${caller.uid}`), (snapshot) => {
    const { passkeys } = parseDocument(CredentialsDoc, snapshot)
    const left = passkeys.filter((passkey) => passkey.id !== id)
    const isGone = left.length < passkeys.length
    return { data: isGone ? { passkeys: left } : null, result: isGone }
  })
  if (wasThere) await mailPasskeyChange(platform, caller, 'removed')
  return {}
}
