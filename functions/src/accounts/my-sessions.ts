import { type ActiveSession, sessionsShown } from '@dlm/contract/accounts/session.schema'
import { parseDocument } from '../platform/documents.ts'
import type { Caller, Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { isLive } from './identity.ts'
import { SessionDoc } from './session.doc.ts'
import { readUser } from './user.repo.ts'

/** Where the caller is signed in, the last used first. */
export const my_sessions: Handler<'my_sessions'> = async ({ platform, caller }) => ({
  data: await sessionsOf(platform, caller),
})

/** The valid sessions of an account. */
export async function sessionsOf(
  platform: Platform,
  { uid, sid }: Pick<Caller, 'uid' | 'sid'>,
): Promise<ActiveSession[]> {
  const { db, clock } = platform
  const [account, { docs }] = await Promise.all([
    readUser(platform, uid),
    db.collection('sessions').where('uid', '==', uid).get(),
  ])
  return docs
    .map((found) => ({ id: found.id, session: parseDocument(SessionDoc, found) }))
    .filter(({ session }) => isLive(session, account, clock.now()))
    .map(({ id, session: { browser, startedAt, usedAt = startedAt } }) => ({
      ...{ id, browser, startedAt, usedAt },
      isHere: id === sid,
    }))
    .sort((one, other) => other.usedAt - one.usedAt)
    .slice(0, sessionsShown)
}
