import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { Platform } from '../platform/platform.ts'
import { overPhotos } from './over-photos.ts'
import type { PhotoDoc } from './photo.doc.ts'
import { changePhoto, photoIn, pidOf } from './photo-location.ts'
import { requestRenditions } from './request-renditions.ts'

type Timed = Pick<Platform, 'db' | 'clock'>

/** Photos that one sweep asks the portrait crops of. */
const atOneSweep = 200

/**
 * Requests the portrait crops of some of the photos that an earlier release has rendered, once: from then on each waits for its
 * crop as a new photo does, with its retries and their end (retry-renditions.ts). A deleted one waits until it
 * is restored.
 * @param failed called with a photo that does not fit
 */
export async function cropOlder(
  stores: Timed,
  failed: (path: string, error: unknown) => void,
): Promise<void> {
  const pids: string[] = []
  await overPhotos(stores, {
    name: 'crops',
    atOneSweep,
    failed,
    async work(document: DocumentSnapshot) {
      const listed = photoIn(document)
      if (!listed || !hasNoCrop(listed)) return false
      const at = stores.clock.now()
      const changed = await changePhoto(document.ref, (photo) =>
        photo && hasNoCrop(photo) ? { ...photo, rendering: { waiting: true, tries: 0, at } } : null,
      )
      if (changed && document.ref.parent.path === 'photos') pids.push(pidOf(document))
      return changed !== null
    },
  })
  await requestRenditions(stores, pids)
}

/** Whether a photo was rendered by a release that made no crops; one that waits, or failed, is left as it is. */
function hasNoCrop(photo: PhotoDoc): boolean {
  const { picture, rendering, unreadable } = photo
  return picture !== null && picture.portrait === undefined && !rendering && !unreadable
}
