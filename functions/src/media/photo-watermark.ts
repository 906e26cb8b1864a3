import { currentLogo } from '../brand/logo/logo.repo.ts'
import type { DrawnWatermark } from '../files/watermark.ts'
import type { Platform } from '../platform/platform.ts'
import type { PhotoAccess } from './photo.doc.ts'

/** The watermark of a photo, with the logo that the portal has now; null where it has none. */
export async function drawnWatermark(
  { db }: Pick<Platform, 'db'>,
  { watermark }: Pick<PhotoAccess, 'watermark'>,
): Promise<DrawnWatermark | null> {
  return watermark && { ...watermark, logo: await currentLogo(db) }
}
