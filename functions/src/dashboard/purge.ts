import { audited } from '../content/audit.ts'
import { BinDoc } from '../content/bin.doc.ts'
import { binRef } from '../content/bin.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { purgeEntry } from './bin-entries.ts'

/** Removes a deleted entry for good, with its files. */
export const purge: Handler<'purge'> = async (context, { kind, id }) => {
  const { platform } = context
  const snapshot = await binRef(platform, kind, id).get()
  const entry = snapshot.exists ? parseDocument(BinDoc, snapshot) : null
  if (!entry || entry.returning) throw new ApiError('content-not-found')
  // The line stands before the files go: a process that dies in between leaves an entry that can be purged again.
  const batch = platform.db.batch()
  audited(batch, context, 'purge', { subject: snapshot.ref.path, name: entry.name })
  await batch.commit()
  await purgeEntry(platform, kind, id, entry)
  return {}
}
