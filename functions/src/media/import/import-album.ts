import { addEntry } from '../../content/add-entry.ts'
import { writingRun } from '../../content/import-runs.ts'
import { UnitOfWork } from '../../content/unit-of-work.ts'
import { stageUpload } from '../../files/staged-image.ts'
import type { Handler } from '../../platform/handler.ts'
import { AlbumDoc, searchableAlbum } from '../album.doc.ts'
import { importedAt } from './imported-at.ts'

/** Adds an open album of an import; its photos come in their own calls. */
export const import_album: Handler<'import_album'> = async (context, { run, id, place, alname, fp }) => {
  const { platform } = context
  const path = `albums/${id}`
  const { at } = await writingRun(platform.db, run, [path])
  // The same request sent again.
  if ((await platform.db.doc(path).get()).exists) return {}
  const image = await stageUpload(context, { path: fp, field: 'fp', kind: 'albums', id })
  const document = AlbumDoc.parse({
    name: alname,
    locked: false,
    photos: 0,
    cover: image.stored,
    createdAt: importedAt(at, place),
  })
  const work = new UnitOfWork()
  work.setImage(image)
  const searchable = searchableAlbum(document)
  await addEntry(
    context,
    { path, action: 'add_album', name: alname, document, searchable, taken: 'id-taken' },
    work,
  )
  return {}
}
