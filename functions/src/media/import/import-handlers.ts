import { writeAuditEntry } from '../../content/audit.ts'
import { addedBy, closeRun, forgetRun, listRuns, noteOnly } from '../../content/import-runs.ts'
import type { Handler } from '../../platform/handler.ts'
import { findBinned, findDocuments } from './existing.ts'
import { import_album } from './import-album.ts'
import { import_photos } from './import-photos.ts'
import { plan_import } from './plan-import.ts'
import { undoImport } from './undo-import.ts'

/** Milliseconds after which an undo answers, and is called again: a call has sixty seconds. */
const undoMs = 40_000

const get_imports: Handler<'get_imports'> = async ({ platform }) => ({ data: await listRuns(platform.db) })

/** Ends a run: what it noted and could not add is forgotten, and so is a run that added nothing. */
const finish_import: Handler<'finish_import'> = async ({ platform: { db } }, { run }) => {
  const noted = await addedBy(db, run)
  if (noted.length === 0) return {}
  const paths = noted.map(({ path }) => path)
  const [inPortal, binned] = [await findDocuments(db, paths), await findBinned(db)]
  const added = noted.filter(({ path }) => inPortal.has(path) || binned.has(path))
  if (added.length === 0) await forgetRun(db, run)
  else {
    await noteOnly(db, run, added)
    await closeRun(db, run)
  }
  return {}
}

const undo_import: Handler<'undo_import'> = async (context, { run }) => {
  const { platform } = context
  const { isLast, ...undone } = await undoImport(run, platform, platform.clock.now() + undoMs)
  if (isLast) {
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
