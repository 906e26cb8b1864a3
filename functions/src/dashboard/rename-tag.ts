import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { renamedAtOnce } from '@dlm/contract/tags/tagged.schema'
import { renameTags } from '@dlm/contract/tags/tags'
import type { WriteBatch } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { setFields } from './edit-entries.ts'
import { taggedDocuments } from './tagged-documents.ts'

/**
 * Renames tags, or merges them into one, in the entries that carry them, with a version of each. A repeated request finds none and
 * changes nothing. Its line in the audit log is written with the first entry.
 */
export const rename_tag: Handler<'rename_tag'> = async (context, { keys, name }) => {
  const renamed = (tags: string) => renameTags(tags, keys, name)
  const carriers = (await taggedDocuments(context.platform)).filter(({ tags }) => renamed(tags) !== tags)
  const counts = { changed: 0, failed: 0 }
  const logged = (batch: WriteBatch) =>
    writeAuditEntry(batch, context, 'rename_tag', {
      subject: `tags/${keys[0]}`,
      name: `${keys.join(', ')} → ${name}`,
    })
  for (const { kind, id } of carriers) {
    if (counts.changed === renamedAtOnce) break
    const isChanged = await setFields(
      context,
      kind,
      id,
      (now) => {
        const fields = { tags: renamed(String(now.tags)) }
        // What was stored before its form was as strict as today is left as it is.
        return editForms[kind].safeParse({ ...now, ...fields }).success ? fields : { tags: now.tags }
      },
      counts.changed === 0 ? logged : undefined,
    ).catch((error) => {
      if (error instanceof ApiError) return false
      throw error
    })
    counts[isChanged ? 'changed' : 'failed']++
  }
  return { ...counts, isDone: counts.changed + counts.failed === carriers.length }
}
