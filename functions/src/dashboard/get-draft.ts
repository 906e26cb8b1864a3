import { draftRef } from '../content/draft.doc.ts'
import type { Handler } from '../platform/handler.ts'
import { readDraft } from './read-draft.ts'

/** What the caller has typed into a form and not sent, with its earlier states. */
export const get_draft: Handler<'get_draft'> = async ({ platform: { db }, caller: { uid } }, ref) => ({
  draft: readDraft(await draftRef(db, { uid, kind: ref.kind, entry: ref.entry }).get()),
})
