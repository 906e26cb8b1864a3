import { draftRef } from '../content/draft.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { readDraft } from './read-draft.ts'

/** Removes a draft with its earlier states, unless it was changed since the caller's browser read it. One that is gone already is gone. */
export const discard_draft: Handler<'discard_draft'> = async ({ platform: { db }, caller }, input) => {
  const { kind, entry, revision } = input
  const ref = draftRef(db, { uid: caller.uid, kind, entry })
  await retryOnConflict(async () => {
    const snapshot = await ref.get()
    const draft = readDraft(snapshot)
    if (!draft || !snapshot.updateTime) return
    if (draft.revision !== revision) throw new ApiError('draft-changed')
    await ref.delete({ lastUpdateTime: snapshot.updateTime })
  })
  return {}
}
