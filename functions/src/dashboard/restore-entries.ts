import type { Handler } from '../platform/handler.ts'
import { restoreFromBin } from './bin-entries.ts'
import { forEachEntry } from './each-entry.ts'

/** Puts many deleted entries of one kind back where they were, each with its line in the audit log. */
export const restore_entries: Handler<'restore_entries'> = (context, { kind, ids }) =>
  forEachEntry(ids, (id) => restoreFromBin(context, kind, id))
