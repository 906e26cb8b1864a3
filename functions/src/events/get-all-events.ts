import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { readEvents } from './event.repo.ts'

/**
 * A page of the events, upcoming first, searched on title and details; with `id` that event (SPEC §2); for
 * admins with its drafts.
 */
export const get_all_events: Handler<'get_all_events'> = async ({ platform, isAdmin }, input) => {
  if (input.drafts && !(await isAdmin())) throw new ApiError('not-allowed')
  const { items, next } = await readEvents(platform, input)
  return { data: items, next }
}
