import { writeAuditEntry } from '../content/audit.ts'
import { revisionOf } from '../content/revision.ts'
import { type Finish, namesImage } from '../content/staged-image.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { editableContents } from './contents.ts'

/** Changes an entry, unless somebody else did since it was read. */
export const edit: Handler<'edit'> = async (context, { kind, id, revision, fields }) => {
  const { db } = context.platform
  const content = editableContents[kind]
  const ref = content.ref(db, id)
  const refuseStale = (snapshot: FirebaseFirestore.DocumentSnapshot) => {
    if (!snapshot.exists) throw new ApiError('content-not-found')
    if (revisionOf(snapshot) !== revision) throw new ApiError('stale-edit')
  }
  const before = await ref.get()
  refuseStale(before)

  const { name, data, image, also, after } = await content.change(context, before, fields)
  let finish: Finish | undefined
  await compareAndSet(ref, (snapshot) => {
    refuseStale(snapshot)
    return {
      data: { ...data, revision: revision + 1 },
      result: undefined,
      also(batch) {
        finish = image?.commit(batch)
        also(batch)
        writeAuditEntry(batch, context, 'edit', { subject: ref.path, name })
      },
    }
  }).catch(async (error) => {
    if (image && error instanceof ApiError && !namesImage(await ref.get(), image)) await image.rollback()
    throw error
  })
  await finish?.()
  await after()
  return { revision: revision + 1 }
}
