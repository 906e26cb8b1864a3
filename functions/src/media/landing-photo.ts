import { homeCounts } from '@dlm/contract/constants'
import { focusTexts } from '@dlm/contract/media/focus.texts'
import type { Album, Photo } from '@dlm/contract/media/media.schema'
import type { Firestore } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument } from '../platform/reads.ts'
import { SettingsDoc } from '../settings/settings.doc.ts'
import { AlbumDoc } from './album.doc.ts'
import { toAlbum } from './album.repo.ts'
import { type PhotoDoc, photoLock } from './photo.doc.ts'
import { albumPhotos, readPhoto, toPhoto } from './photo.repo.ts'

/** What the landing opens with. */
export interface Stage {
  album?: Album
  photos: Photo[]
}

const settingsRef = (db: Firestore) => db.doc('settings/site')

/** The id of the chosen photo, which may be gone, locked or unlisted by now. */
async function findLandingPhoto({ db }: Pick<Platform, 'db'>): Promise<string | null> {
  const snapshot = await readDocument(settingsRef(db))
  return snapshot.exists ? parseDocument(SettingsDoc, snapshot).landingPhoto : null
}

/** The chosen photo. */
export const get_landing_photo: Handler<'get_landing_photo'> = async ({ platform }) => ({
  id: await findLandingPhoto(platform),
})

/** Chooses the photo, which is public: photos of locked and unlisted albums are refused here, and left out where they are read. */
export const set_landing_photo: Handler<'set_landing_photo'> = async (context, { id, on }) => {
  const { platform } = context
  const photo = await readPhoto(platform, id)
  if (on && !photo) throw new ApiError('media-not-found')
  if (on && photo && !(await openAlbumOf(platform, photo)))
    throw new ApiError('album-not-open', { msg: focusTexts.notOnLanding })
  await compareAndSet(settingsRef(platform.db), (snapshot) => {
    const isOn = snapshot.get('landingPhoto') === id
    return {
      data: isOn === on ? null : { landingPhoto: on ? id : null },
      result: undefined,
      also: (batch) =>
        writeAuditEntry(batch, context, 'set_landing_photo', {
          subject: `photos/${id}`,
          name: photo?.name ?? id,
        }),
    }
  })
  return {}
}

/** The album of a photo that lists show to every visitor; null where the photo or its album is locked or unlisted, or the album is gone. */
async function openAlbumOf({ db }: Platform, photo: PhotoDoc): Promise<AlbumDoc | null> {
  if (photo.locked !== false) return null
  const snapshot = await readDocument(db.doc(`albums/${photo.fid}`))
  const album = snapshot.exists ? parseDocument(AlbumDoc, snapshot) : null
  // Its photos follow in a moment.
  return album && photoLock(album) === false ? album : null
}

/** The chosen photo with others of its album; null where none is chosen, or it cannot be shown to everyone now. */
export async function chosenStage(platform: Platform): Promise<Stage | null> {
  const pid = await findLandingPhoto(platform)
  const photo = pid === null ? null : await readPhoto(platform, pid)
  if (pid === null || !photo?.picture) return null
  const album = await openAlbumOf(platform, photo)
  if (!album) return null
  const { fid } = photo
  const { items } = await readPage(albumPhotos(platform, fid, platform.files, { order: album.order }), {
    limit: homeCounts.stage,
    search: '',
  })
  const others = items.filter((other) => other.pid !== pid && other.picture !== undefined)
  const photos = [toPhoto(platform.files, pid, photo), ...others].slice(0, homeCounts.stage)
  return { album: toAlbum(platform.files, fid, album), photos }
}
