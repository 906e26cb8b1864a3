import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { CredentialsDoc } from './credentials.doc.ts'
import { checkAdminPassword, isOn, noFactor } from './second-factor.ts'
import { newTotpSecret, totpUrl } from './totp.ts'

/** Makes a secret for the caller's authenticator app; it counts once a code of it was entered. */
export const start_factor: Handler<'start_factor'> = async (context, { adps }) => {
  const { platform, caller } = context
  const { db, sealer } = platform
  await checkAdminPassword(context, adps)
  const secret = newTotpSecret()
  const pending = sealer.seal(secret, caller.uid)
  await compareAndSet(db.doc(`credentials/${caller.uid}`), (snapshot) => {
    const { adminPasswordHash, factor } = parseDocument(CredentialsDoc, snapshot)
    // A demotion meanwhile takes the password away.
    if (adminPasswordHash === null) throw new ApiError('not-allowed')
    if (isOn(factor) && factor.secret !== null) throw new ApiError('factor-changed')
    return { data: { factor: { ...(factor ?? noFactor), pending } }, result: undefined }
  })
  return { secret, url: totpUrl(secret, caller.user) }
}
