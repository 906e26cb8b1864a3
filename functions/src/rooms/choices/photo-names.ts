import type { Platform } from '../../platform/platform.ts'
import { readDocuments } from '../../platform/reads.ts'

/** The names of the files of these photos by their ids; a photo that was removed has none. */
export async function namesOf({ db }: Platform, pids: readonly string[]): Promise<Map<string, string>> {
  const refs = [...new Set(pids)].map((pid) => db.doc(`photos/${pid}`))
  const photos = refs.length > 0 ? await readDocuments(db, refs, ['name']) : []
  return new Map(photos.flatMap((photo) => (photo.exists ? [[photo.id, String(photo.get('name'))]] : [])))
}
