import type { UploadDoc } from './upload.doc.ts'

/**
 * The note in `uploads` of a folder of pictures that no document names yet, or any more: where a process dies before it is
 * named, or removed, the sweep removes it.
 */
export function orphanRecord(uid: string, folder: string, startedAt: number): UploadDoc {
  const file = { path: `${folder}/none`, name: '', type: '', fingerprint: null }
  return { uid, ...file, makes: folder, goesTo: null, used: false, startedAt }
}
