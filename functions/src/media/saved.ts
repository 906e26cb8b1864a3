import { encodeWire } from '@dlm/contract/media/codec'
import type { Handler } from '../platform/handler.ts'
import { readSaved } from './saved.repo.ts'

/** The caller's saved list, the latest first, with its revision. */
export const saved: Handler<'saved'> = async ({ platform, caller }) => {
  const { ids, revision } = readSaved(await platform.db.doc(`saved/${caller.uid}`).get())
  return { data: encodeWire(ids), revision }
}
