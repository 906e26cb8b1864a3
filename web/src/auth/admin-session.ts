import type { Answer, EndpointName, Request } from '@dlm/contract/contract'
import { callApi } from '../lib/api.ts'
import { ApiFailure } from '../lib/api-failure.ts'

/** Asks for the admin password, above whatever is on the page; resolves with whether the session is open again. */
type Opener = () => Promise<boolean>

let opener: Opener | null = null
let opening: Promise<boolean> | null = null

/** The dashboard says how its admin session is opened again; returns how to take that back. */
export function onAdminSessionEnded(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = null
  }
}

/** Once for all calls that find the session ended at the same time. */
function reopen(): Promise<boolean> {
  opening ??= (opener?.() ?? Promise.resolve(false)).finally(() => {
    opening = null
  })
  return opening
}

/**
 * Makes a call of the dashboard. Where the admin session has ended meanwhile, the password is asked for and the call made
 * again, so that nothing that was typed is lost.
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
    const hasEnded = error instanceof ApiFailure && error.code === 'admin-session-required'
    if (!hasEnded || !(await reopen())) throw error
    return callApi(name, input, signal)
  }
}
