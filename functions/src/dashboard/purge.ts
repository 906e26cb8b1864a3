import { writeAuditEntry } from '../content/audit.ts'
import { BinDoc } from '../content/bin.doc.ts'
import { binRef } from '../content/bin.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { purgeEntry } from './bin-entries.ts'
import { contents } from './contents.ts'

/**
 * Removes a deleted entry permanently, with its files. One write marks and logs it before anything is removed: where a process
 * dies after it, the trigger of the bin continues (runtime/portal.ts), and a partly removed entry cannot be restored.
 */
export const purge: Handler<'purge'> = async (context, { kind, id }) => {
  const { platform } = context
  const ref = binRef(platform, kind, id)
  const entry = await compareAndSet(ref, (snapshot) => {
    const entry = snapshot.exists ? parseDocument(BinDoc, snapshot) : null
    if (!entry || entry.returning) throw new ApiError('content-not-found')
    return {
      data: entry.purging ? null : { purging: true },
      result: entry,
      also(batch) {
        const name = contents[kind].loggedNameOf(entry.data)
        writeAuditEntry(batch, context, 'purge', { subject: ref.path, name })
      },
    }
  })
  await purgeEntry(platform, kind, id, entry)
  return {}
}
