import type { PlacePhotos } from '@dlm/contract/media/media-forms.schema'
import type * as z from 'zod'
import { writeAuditEntry } from '../content/audit.ts'
import type { AdminContext } from '../content/content.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { albumByHand, findGap } from './album-gap.ts'
import { givePlaces } from './give-places.ts'
import { keysBetween } from './place-keys.ts'

/**
 * Puts photos of an album that is arranged by hand, in the order given, in front of another or of a section, or at its end. Nothing but their keys
 * changes, each on the condition that the photo is unmodified: of two admins who move the same photo the later one wins, and
 * moves of different photos do not meet.
 */
export const place_photos: Handler<'place_photos'> = async (context, input) => {
  await retryOnConflict(() => placeOnce(context, input))
  return {}
}

async function placeOnce(
  context: AdminContext,
  { fid, pids, before }: z.output<typeof PlacePhotos>,
): Promise<void> {
  const { platform } = context
  const { db } = platform
  const album = albumByHand(await db.doc(`albums/${fid}`).get())
  const { name, sections } = album
  const section = sections.find(({ id }) => id === before)
  const ids = before === undefined || section ? pids : [...pids, before]
  const photos = await db.getAll(...ids.map((pid) => db.doc(`photos/${pid}`)))
  if (photos.some((photo) => !photo.exists || photo.get('fid') !== fid)) throw new ApiError('media-not-found')
  const gap = await findGap(platform, fid, { next: section ?? photos[pids.length] ?? null, pids, sections })
  if (!gap) {
    await givePlaces(platform, fid, 'hand')
    return placeOnce(context, { fid, pids, ...(before !== undefined && { before }) })
  }
  if (gap.isFilled) return
  const changed = [...photos.slice(0, pids.length), ...gap.equals]
  const places = keysBetween(gap.low || null, gap.high, changed.length)
  const batch = db.batch()
  for (const [at, { ref, updateTime }] of changed.entries())
    if (updateTime) batch.update(ref, { place: places[at] }, { lastUpdateTime: updateTime })
  writeAuditEntry(batch, context, 'place_photos', { subject: `albums/${fid}`, name })
  await batch.commit()
}
