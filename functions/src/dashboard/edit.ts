import type { DocumentReference } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { revisionOf } from '../content/revision.ts'
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

  const { name, data, cover, also, after, undo } = await content.change(context, before, fields)
  await compareAndSet(ref, (snapshot) => {
    refuseStale(snapshot)
    return {
      data: { ...data, revision: revision + 1 },
      result: undefined,
      also(batch) {
        cover?.use(batch)
        also(batch)
        writeAuditEntry(batch, context, 'edit', { subject: ref.path, name })
      },
    }
  }).catch(async (error) => {
    if (error instanceof ApiError && !(await hasCover(ref, data))) await undo()
    throw error
  })
  await cover?.clear()
  await after()
  return { revision: revision + 1 }
}

/** Whether an entry has the cover of a change after all: a commit whose answer was lost is made again, and finds itself there. */
async function hasCover(ref: DocumentReference, { cover }: Record<string, unknown>): Promise<boolean> {
  return (await ref.get()).get('cover.folder') === (cover as { folder: string } | undefined)?.folder
}
