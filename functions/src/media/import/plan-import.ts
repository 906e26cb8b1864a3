import { noteAdded, openRun } from '../../content/import-runs.ts'
import type { Handler } from '../../platform/handler.ts'
import { withoutExisting } from './existing.ts'

/**
 * Says what of a part of an import is new, and notes it before anything of it is added, so that a run that is cut off can be continued
 * or undone (docs/decisions/041).
 */
export const plan_import: Handler<'plan_import'> = async ({ platform }, { source, albums, articles }) => {
  const { db, clock } = platform
  const run = await openRun(db, source, clock.now())
  const planned = {
    albums: albums.map((album) => ({ ...album, photos: album.photos.map((id) => ({ id })) })),
    articles,
  }
  const part = await withoutExisting(planned, db)
  const added = [
    ...part.albums.flatMap(({ id, isThere, photos }) => [
      ...(isThere ? [] : [{ path: `albums/${id}` }]),
      ...photos.map((photo) => ({ path: `photos/${photo.id}`, fid: id })),
    ]),
    ...part.articles.map(({ id }) => ({ path: `news/${id}` })),
  ]
  if (added.length > 0) await noteAdded(db, run, added)
  return {
    run: run.name,
    ...part,
    albums: part.albums.map(({ id, place, isThere, photos }) => ({ id, place, isThere, photos })),
    articles: part.articles.map(({ id }) => id),
  }
}
