import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { readUser, toUser } from './user.repo.ts'

/** Verifies the account with the grant of an OTP and the number of the identity card (SPEC §4 "Account"). */
export const update_nic: Handler<'update_nic'> = async ({ platform, caller }, { nic, grant }) => {
  const owner = await platform.grants.redeem(grant, 'nic', (batch, owner) => {
    if (owner !== caller.uid) throw new ApiError('grant-not-valid')
    batch.update(platform.db.doc(`users/${owner}`), { nic, verified: true })
  })
  if (owner === null) throw new ApiError('grant-not-valid')
  return { data: [toUser(platform, caller.uid, await readUser(platform, caller.uid))] }
}
