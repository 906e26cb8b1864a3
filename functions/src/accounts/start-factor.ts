import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { CredentialsDoc } from './credentials.doc.ts'
import { checkAdminPassword, isOn } from './second-factor.ts'
import { newTotpSecret, totpUrl } from './totp.ts'

/** Makes a secret for the caller's authenticator app; the factor is not on before a code of it was entered. */
export const start_factor: Handler<'start_factor'> = async (context, { adps }) => {
  const { platform, caller } = context
  const { db, sealer } = platform
  await checkAdminPassword(context, adps)
  const secret = newTotpSecret()
  const factor = { secret: sealer.seal(secret, caller.uid), onAt: null, usedStep: 0, recovery: [] }
  await compareAndSet(db.doc(`credentials/${caller.uid}`), (snapshot) => {
    const { adminPasswordHash, factor: former } = parseDocument(CredentialsDoc, snapshot)
    // A demotion meanwhile takes the password away.
    if (adminPasswordHash === null) throw new ApiError('not-allowed')
    if (isOn(former)) throw new ApiError('factor-changed')
    return { data: { factor }, result: undefined }
  })
  return { secret, url: totpUrl(secret, caller.user) }
}
