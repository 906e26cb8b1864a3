import type { Handler } from '../platform/handler.ts'
import { restoreFromBin } from './bin-entries.ts'

/** Puts a deleted entry back where it was, with its files. */
export const restore: Handler<'restore'> = async (context, { kind, id }) => {
  await restoreFromBin(context, kind, id)
  return {}
}
