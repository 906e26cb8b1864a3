import { versionsShown } from '@dlm/contract/dashboard/dashboard.schema'
import { listVersions } from '../content/versions.ts'
import type { Handler } from '../platform/handler.ts'
import { editableContents } from './contents.ts'

/** What an entry's form held before each of its last changes. */
export const get_versions: Handler<'get_versions'> = async ({ platform: { db } }, { kind, id }) => ({
  data: await listVersions(editableContents[kind].ref(db, id), versionsShown),
})
