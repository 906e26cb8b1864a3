import { writeAuditEntry } from '../content/audit.ts'
import { revisionOf } from '../content/revision.ts'
import { type Finish, namesImage } from '../content/staged-image.ts'
import { keepVersion, pruneVersions } from '../content/versions.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { editableContents } from './contents.ts'

/** Changes an entry, unless somebody else did since it was read. */
export const edit: Handler<'edit'> = async (context, { kind, id, revision, fields }) => {
  const { db, clock, files } = context.platform
  const now = clock.now()
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
        const { fields } = content.toForm(files, snapshot)
        keepVersion(batch, ref, { fields, revision, by: context.caller.user, at: now })
        writeAuditEntry(batch, context, 'edit', { subject: ref.path, name })
      },
    }
  }).catch(async (error) => {
    if (image && error instanceof ApiError && !namesImage(await ref.get(), image)) await image.rollback()
    throw error
  })
  await finish?.()
  await after()
  await pruneVersions(ref, revision + 1, now)
  return { revision: revision + 1 }
}
