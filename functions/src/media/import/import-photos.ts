import { writingRun } from '../../content/import-runs.ts'
import type { Handler } from '../../platform/handler.ts'
import { registerPhotos } from '../register-photos.ts'
import { importedAt } from './imported-at.ts'

/** Registers photos of an import, with the texts that their files or their site have of them. */
export const import_photos: Handler<'import_photos'> = async (context, { run, fid, place, files }) => {
  const { at } = await writingRun(
    context.platform.db,
    run,
    files.map(({ pid }) => `photos/${pid}`),
  )
  const { registered, refused } = await registerPhotos(context, fid, files, (file) => ({
    ...{ alt: file.alt, caption: file.caption },
    createdAt: importedAt(at, place, file.place),
  }))
  return { added: registered.length, refused }
}
