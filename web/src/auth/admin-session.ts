import type { Answer, EndpointName, Request } from '@dlm/contract/contract'
import { callApi } from '../lib/api/api.ts'
import { ApiFailure } from '../lib/api/api-failure.ts'

/** Why the admin password is asked for: the session has ended, or the call wants it again. */
export type AskedFor = 'admin-session-required' | 'admin-password-required'

/** Asks for the admin password, above whatever is on the page; resolves with whether the session is open again. */
type Opener = (reason: AskedFor, call: EndpointName) => Promise<boolean>

let opener: Opener | null = null
let opening: Promise<boolean> | null = null

/** The dashboard says how the admin password is asked for; returns how to take that back. */
export function onAdminPasswordWanted(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = null
  }
}

/** Once for all calls that are refused at the same time. */
function reopen(reason: AskedFor, call: EndpointName): Promise<boolean> {
  opening ??= (opener?.(reason, call) ?? Promise.resolve(false)).finally(() => {
    opening = null
  })
  return opening
}

function askedFor(error: unknown): AskedFor | null {
  if (!(error instanceof ApiFailure)) return null
  const { code } = error
  return code === 'admin-session-required' || code === 'admin-password-required' ? code : null
}

/**
 * Makes a call of the dashboard. Where it is refused for want of the admin password, that is asked for and the call made again, so that nothing that was typed is lost.
 * @throws ApiFailure
 */
export async function callAdmin<K extends EndpointName>(
  name: K,
  input: Request<K>,
  signal?: AbortSignal,
): Promise<Answer<K>> {
  try {
    return await callApi(name, input, signal)
  } catch (error) {
    const reason = askedFor(error)
    if (!reason || !(await reopen(reason, name))) throw error
    return callApi(name, input, signal)
  }
}
