import { encodeWire } from '@dlm/contract/media/codec'
import { compareAndSet } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { changedList, readSaved } from './saved.repo.ts'

/** Changes the caller's saved list, and answers the one now in force. */
export const update_saved: Handler<'update_saved'> = async ({ platform, caller }, { saved, revision }) => {
  const { ids, ...changed } = await compareAndSet(platform.db.doc(`saved/${caller.uid}`), (snapshot) => {
    const data = changedList(readSaved(snapshot), saved, revision)
    return { data, result: data }
  })
  return { data: encodeWire(ids), revision: changed.revision }
}
