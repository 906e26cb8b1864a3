import { bulkForms, type ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import { tagFieldTexts } from '@dlm/contract/tags/tag-field.texts'
import { addTags, mostTags, splitTags } from '@dlm/contract/tags/tags'
import type { WriteBatch } from 'firebase-admin/firestore'
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
  const { addTags: more, ...set }: Fields = bulkForms[kind].parse(fields)
  return forEachEntry(ids, (id) =>
    setFields(context, kind, id, ({ tags }) =>
      typeof more === 'string' ? { ...set, tags: withTags(String(tags), more) } : set,
    ),
  )
}

/** @throws ApiError invalid-input for more tags than an entry can have */
function withTags(tags: string, more: string): string {
  const all = addTags(tags, more)
  if (splitTags(all).length > mostTags)
    throw new ApiError('invalid-input', { fields: { addTags: tagFieldTexts.tooMany } })
  return all
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Changes some fields of an entry, whatever others change at the same time.
 * @param set what they are to be, by what its form holds now
 * @param more what is written with it
 * @returns whether it was changed: not where they are that already
 * @throws ApiError content-not-found
 */
export async function setFields(
  context: AdminContext,
  kind: ContentKind,
  id: string,
  set: (now: Fields) => Fields,
  more?: (batch: WriteBatch) => void,
): Promise<boolean> {
  const { db, files } = context.platform
  const content = editableContents[kind]
  for (let tried = 1; ; tried++) {
    const before = await content.ref(db, id).get()
    if (!before.exists) throw new ApiError('content-not-found')
    const formFields: Fields = content.toForm(files, before).fields
    const fields = set(formFields)
    if (Object.entries(fields).every(([name, value]) => formFields[name] === value)) return false
    try {
      await changeEntry(context, kind, before, { ...formFields, ...fields }, more)
      return true
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale-edit') || tried === attempts) throw error
    }
  }
}
