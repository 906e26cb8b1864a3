import { writePublic } from '../content/cover.ts'
import { orphanRecord } from '../content/orphan-record.ts'
import { publicFolder } from '../media/media-paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { makeProfilePhoto, NotAPicture } from '../platform/renditions.ts'
import { pictureUrl, toPicture } from '../platform/storage.ts'
import { UserDoc } from './user.doc.ts'

/**
 * Sets the member's photo: the middle square at 256 px, without whatever else was in the file (DESIGN §6). Its folder is a
 * new one, since caches keep what they got; the one before goes once nothing names it. A note in `uploads` says all the
 * while which folder nothing names, so that the sweep removes it where a process died.
 */
export const up_pp: Handler<'up_pp'> = async ({ platform, caller }, { photo }) => {
  const { db, objects, files, clock } = platform
  const bytes = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64')
  const made = await makeProfilePhoto(bytes).catch((error) => {
    if (error instanceof NotAPicture) throw new ApiError('photo-not-valid')
    throw error
  })
  // Of no member: everybody who sees the photo sees its address.
  const folder = publicFolder('profiles', randomId(96))
  const note = db.collection('uploads').doc()
  const isLeft = (pictures: string) => orphanRecord(caller.uid, pictures, clock.now())
  await note.create(isLeft(folder))
  const stored = await writePublic(platform, folder, made)
  const before = await compareAndSet(db.doc(`users/${caller.uid}`), (snapshot) => {
    if (!snapshot.exists) throw new ApiError('session-ended')
    const { photo } = parseDocument(UserDoc, snapshot)
    return {
      data: { photo: stored },
      result: photo,
      also: (batch) => void (photo ? batch.set(note, isLeft(photo.folder)) : batch.delete(note)),
    }
  })
  if (before) {
    await objects.removePicture(before.folder)
    await note.delete()
  }
  return { photo: pictureUrl(files, stored), picture: toPicture(files, stored) }
}
