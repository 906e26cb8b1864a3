import type { UploadDoc } from './upload.doc.ts'

/**
 * A record in `uploads` for a folder of pictures that no document references yet, or no longer: if a process dies before the
 * folder is referenced or removed, the daily sweep removes it.
 */
export function orphanRecord(uid: string, folder: string, startedAt: number): UploadDoc {
  const file = { path: `${folder}/none`, name: '', type: '', fingerprint: null }
  return { uid, ...file, makes: folder, goesTo: null, used: false, startedAt }
}
