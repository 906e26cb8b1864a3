import type { EndpointName } from '@dlm/contract/contract'
import type { Caller } from '../lib/api/api.ts'
import { deviceHeader } from './devices.ts'
import { loadAuthClient } from './load-auth-client.ts'
import { currentSession } from './session.ts'

/**
 * Whom a call is made for: the signed-in member, by an ID token, or an anonymous visitor.
 * @throws ApiFailure `session-ended`, `offline`
 */
export async function callerOf(name: EndpointName): Promise<Caller> {
  const headers = deviceHeader(name)
  const uid = currentSession()?.user.uid
  if (uid === undefined) return { headers }
  const { sessionToken, sessionEnded } = await loadAuthClient()
  const token = await sessionToken()
  if (token) headers.authorization = `Bearer ${token}`
  return { headers, onSessionEnded: () => sessionEnded(uid) }
}
