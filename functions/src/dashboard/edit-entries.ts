import { type BulkKind, bulkForms } from '@dlm/contract/dashboard/dashboard.schema'
import type { AdminContext } from '../content/content.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { changeEntry } from './change-entry.ts'
import { editableContents } from './contents.ts'
import { forEachEntry } from './each-entry.ts'

/** How often an entry is read again that others change at the same time. */
const attempts = 5

/** Changes the same fields of many entries, each with its version and its line in the audit log. */
export const edit_entries: Handler<'edit_entries'> = (context, { kind, ids, fields }) => {
  const set = bulkForms[kind].parse(fields)
  return forEachEntry(ids, (id) => setFields(context, kind, id, set))
}

async function setFields(
  context: AdminContext,
  kind: BulkKind,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  const { db, files } = context.platform
  const content = editableContents[kind]
  for (let tried = 1; ; tried++) {
    const before = await content.ref(db, id).get()
    if (!before.exists) throw new ApiError('content-not-found')
    const formFields: Record<string, unknown> = content.toForm(files, before).fields
    if (Object.entries(fields).every(([name, value]) => formFields[name] === value)) return
    try {
      await changeEntry(context, kind, before, { ...formFields, ...fields })
      return
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale-edit') || tried === attempts) throw error
    }
  }
}
