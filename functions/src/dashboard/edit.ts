import { DraftKind } from '@dlm/contract/dashboard/draft.schema'
import { draftRef } from '../content/draft.doc.ts'
import { revisionOf } from '../content/revision.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { changeEntry } from './change-entry.ts'
import { editableContents } from './contents.ts'

/** Changes an entry, unless somebody else did since it was read. The caller's draft of it goes with that. */
export const edit: Handler<'edit'> = async (context, { kind, id, revision, fields }) => {
  const { platform, caller } = context
  const before = await editableContents[kind].ref(platform.db, id).get()
  if (!before.exists) throw new ApiError('content-not-found')
  if (revisionOf(before) !== revision) throw new ApiError('stale-edit')
  const drafted = DraftKind.safeParse(kind).data
  return {
    revision: await changeEntry(context, kind, before, fields, (batch) => {
      if (drafted) batch.delete(draftRef(platform.db, { uid: caller.uid, kind: drafted, entry: id }))
    }),
  }
}
