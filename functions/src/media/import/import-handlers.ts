import { writeAuditEntry } from '../../content/audit.ts'
import { closeRun, listRuns } from '../../content/import-runs.ts'
import type { Handler } from '../../platform/handler.ts'
import { import_album } from './import-album.ts'
import { import_photos } from './import-photos.ts'
import { plan_import } from './plan-import.ts'
import { undoImport } from './undo-import.ts'

/** Milliseconds after which an undo answers, and is called again: a call has sixty seconds. */
const undoMs = 40_000

const get_imports: Handler<'get_imports'> = async ({ platform }) => ({ data: await listRuns(platform.db) })

const finish_import: Handler<'finish_import'> = async ({ platform }, { run }) => {
  await closeRun(platform.db, run)
  return {}
}

const undo_import: Handler<'undo_import'> = async (context, { run }) => {
  const { platform } = context
  const undone = await undoImport(run, platform, platform.clock.now() + undoMs)
  if (undone.isComplete) {
    const batch = platform.db.batch()
    writeAuditEntry(batch, context, 'undo_import', { subject: 'portal', name: run })
    await batch.commit()
  }
  return undone
}

/** Handlers of imports, besides that of articles. */
export const importHandlers = {
  plan_import,
  import_album,
  import_photos,
  finish_import,
  get_imports,
  undo_import,
}
