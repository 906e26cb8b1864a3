import type { Answer, Request } from '@dlm/contract/contract'
import { entriesAtOnce } from '@dlm/contract/dashboard/dashboard.schema'
import { dashboardTexts } from '@dlm/contract/dashboard/dashboard.texts'
import { errors } from '@dlm/contract/errors'
import { callAdmin } from '../../auth/admin-session.ts'
import { notify } from '../../lib/notify.ts'

type BulkCall = 'delete_entries' | 'restore_entries' | 'edit_entries' | 'move_photos'

/**
 * Makes a bulk call for all of these, in as many batches as needed, and reports those that failed.
 * @param input its input besides the ids
 * @param done what they are then, such as `deleted`
 * @returns those that it was done for
 * @throws ApiFailure
 */
export async function callForEach<K extends BulkCall>(
  name: K,
  input: Omit<Request<K>, 'ids'>,
  ids: readonly string[],
  done: string,
): Promise<string[]> {
  const failed = []
  for (let at = 0; at < ids.length; at += entriesAtOnce) {
    const some = { ...input, ids: JSON.stringify(ids.slice(at, at + entriesAtOnce)) } as Request<K>
    const answer: Answer<BulkCall> = await callAdmin<BulkCall>(name, some)
    failed.push(...answer.failed)
  }
  const [first] = failed
  if (first) void notify(dashboardTexts.someFailed(failed.length, ids.length, done, errors[first.code].msg))
  const stayed = new Set(failed.map(({ id }) => id))
  return ids.filter((id) => !stayed.has(id))
}
