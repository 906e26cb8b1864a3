import { revisionOf } from '../content/revision.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { changeEntry } from './change-entry.ts'
import { editableContents } from './contents.ts'

/** Changes an entry, unless somebody else did since it was read. */
export const edit: Handler<'edit'> = async (context, { kind, id, revision, fields }) => {
  const before = await editableContents[kind].ref(context.platform.db, id).get()
  if (!before.exists) throw new ApiError('content-not-found')
  if (revisionOf(before) !== revision) throw new ApiError('stale-edit')
  return { revision: await changeEntry(context, kind, before, fields) }
}
