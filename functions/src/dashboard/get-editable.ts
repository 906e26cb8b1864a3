import { revisionOf } from '../content/revision.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { editableContents } from './contents.ts'

/** An entry as its form takes it. */
export const get_editable: Handler<'get_editable'> = async ({ platform }, { kind, id }) => {
  const content = editableContents[kind]
  const snapshot = await content.ref(platform.db, id).get()
  if (!snapshot.exists) throw new ApiError('content-not-found')
  return { ...content.toForm(platform.files, snapshot), revision: revisionOf(snapshot) }
}
