import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import type { AdminContext } from '../content/content.ts'
import { revisionOf } from '../content/revision.ts'
import { UnitOfWork } from '../content/unit-of-work.ts'
import { pruneVersions, saveVersion } from '../content/versions.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { editableContents } from './contents.ts'

/**
 * Writes the fields of a form to an entry, with its former version and its line in the audit log.
 * @param before the entry as it was read
 * @param more what is written with it
 * @returns its revision from now on
 * @throws ApiError content-not-found where it is deleted; stale-edit where it was changed since it was read
 */
export async function changeEntry(
  context: AdminContext,
  kind: ContentKind,
  before: DocumentSnapshot,
  fields: Record<string, unknown>,
  more?: (batch: WriteBatch) => void,
): Promise<number> {
  const { clock, files } = context.platform
  const now = clock.now()
  const content = editableContents[kind]
  const { ref } = before
  const revision = revisionOf(before)
  const work = new UnitOfWork()
  const { name, data } = await content.change(context, work, before, fields)
  await work.run(ref, (fill) =>
    compareAndSet(ref, (snapshot) => {
      if (!snapshot.exists) throw new ApiError('content-not-found')
      if (revisionOf(snapshot) !== revision) throw new ApiError('stale-edit')
      return {
        data: { ...data, revision: revision + 1 },
        result: undefined,
        also(batch) {
          fill(batch)
          more?.(batch)
          const { fields } = content.toForm(files, snapshot)
          saveVersion(batch, ref, { fields, revision, by: context.caller.user, at: now })
          writeAuditEntry(batch, context, 'edit', { subject: ref.path, name })
        },
      }
    }),
  )
  await pruneVersions(ref, revision + 1, now)
  return revision + 1
}
