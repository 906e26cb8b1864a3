import { DraftFields, earlierDrafts } from '@dlm/contract/dashboard/draft.schema'
import { type DraftDoc, draftRef } from '../content/draft.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { readDraft } from './read-draft.ts'

/** Milliseconds of typing after which the state before becomes an earlier draft. */
const snapshotInterval = 5 * 60 * 1000
/** Milliseconds after its last save until a draft expires. */
const life = 30 * 24 * 60 * 60 * 1000

/**
 * Stores what the caller has typed, and at intervals the state before. Idempotent, so that a browser may repeat a call without
 * an answer. Revisions are times, or one more than the last: none is reused after a draft was removed, so that a browser that
 * still has the removed one does not restore it by accident.
 */
export const save_draft: Handler<'save_draft'> = ({ platform, caller }, input) => {
  const { kind, entry, revision, entryRevision, savesEarlier } = input
  const fields = DraftFields.parse(input.fields)
  const now = platform.clock.now()
  return compareAndSet(draftRef(platform.db, { uid: caller.uid, kind, entry }), (snapshot) => {
    const before = readDraft(snapshot)
    if (before && before.entryRevision === entryRevision && isSame(before.fields, fields))
      return { data: null, result: answerOf(before) }
    if ((before?.revision ?? 0) !== revision) throw new ApiError('draft-changed')
    const isNewState = before !== null && (savesEarlier || now - before.begunAt >= snapshotInterval)
    const draft: DraftDoc = {
      ...{ uid: caller.uid, kind, entry: entry ?? null },
      ...{ revision: Math.max(now, revision + 1), entryRevision, fields, savedAt: now },
      begunAt: before && !isNewState ? before.begunAt : now,
      earlier: before
        ? [...(isNewState ? [stateOf(before)] : []), ...before.earlier].slice(0, earlierDrafts)
        : [],
    }
    return { data: { ...draft, expireAt: new Date(now + life) }, result: answerOf(draft) }
  })
}

function answerOf({ revision, savedAt, earlier }: DraftDoc) {
  return { revision, savedAt, earlier: earlier.length }
}

function stateOf({ revision, savedAt, fields }: DraftDoc): DraftDoc['earlier'][number] {
  return { revision, savedAt, fields }
}

/** Whether two forms hold the same, in whatever order. */
function isSame(one: DraftFields, other: DraftFields): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof DraftFields>
  return [...names].every((name) => one[name] === other[name])
}
