import { audited } from '../content/audit.ts'
import { revisionOf } from '../content/revision.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { editableContents } from './contents.ts'

/** Changes an entry, unless somebody else did since it was read. */
export const edit: Handler<'edit'> = async (context, { kind, id, revision, fields }) => {
  const { db } = context.platform
  const content = editableContents[kind]
  const ref = content.ref(db, id)
  const before = await ref.get()
  if (!before.exists) throw new ApiError('content-not-found')
  if (revisionOf(before) !== revision) throw new ApiError('stale-edit')

  const { name, data, cover, also, after } = await content.change(context, before, fields)
  await db.runTransaction(async (transaction) => {
    const now = await transaction.get(ref)
    if (!now.exists) throw new ApiError('content-not-found')
    if (revisionOf(now) !== revision) throw new ApiError('stale-edit')
    transaction.update(ref, { ...data, revision: revision + 1 })
    cover?.use(transaction)
    also(transaction)
    audited(transaction, context, 'edit', { subject: ref.path, name })
  })
  await cover?.clear()
  await after()
  return { revision: revision + 1 }
}
