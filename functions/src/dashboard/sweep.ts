import { BinDoc, binLife } from '../content/bin.doc.ts'
import { arrive } from '../content/register-files.ts'
import { UploadDoc } from '../content/upload.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { purgeEntry } from './bin-entries.ts'

/** Milliseconds that a file may lie in the staging area. */
const uploadLife = 24 * 60 * 60 * 1000
/** Documents that one round reads. */
const round = 200

/**
 * Clears away what nobody came back for: uploads a day after they were announced, with what was made of them, and what has
 * lain in the recycle bin for 30 days. A registered file that has not got to its place is moved there.
 */
export async function sweep(platform: Platform): Promise<void> {
  await sweepUploads(platform)
  await sweepBin(platform)
}

async function sweepUploads(platform: Platform): Promise<void> {
  const { db, clock, objects } = platform
  const old = db
    .collection('uploads')
    .where('startedAt', '<', clock.now() - uploadLife)
    .limit(round)
  for (let found = await old.get(); !found.empty; found = await old.get()) {
    for (const document of found.docs) {
      const { path, makes, goesTo } = parseDocument(UploadDoc, document)
      if (goesTo !== null) {
        await arrive(platform, document.id)
        continue
      }
      await objects.remove(path)
      if (makes !== null) await objects.removePicture(makes)
      await document.ref.delete()
    }
  }
}

async function sweepBin(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const old = db
    .collection('bin')
    .where('deletedAt', '<', clock.now() - binLife)
    .limit(round)
  for (let found = await old.get(); !found.empty; found = await old.get()) {
    for (const document of found.docs) {
      const entry = parseDocument(BinDoc, document)
      await purgeEntry(platform, entry.kind, entry.subject, entry)
    }
  }
}
