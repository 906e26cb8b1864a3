import { moveToBin } from '../content/bin.ts'
import type { Handler } from '../platform/handler.ts'
import { contents } from './contents.ts'
import { forEachEntry } from './each-entry.ts'

/** Deletes many entries of one kind into the recycle bin, each with its line in the audit log. */
export const delete_entries: Handler<'delete_entries'> = (context, { kind, ids }) =>
  forEachEntry(ids, (id) => moveToBin(context, contents[kind], id))
