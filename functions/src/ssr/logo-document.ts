import { logoFileIn } from '@dlm/contract/site/logo-path'
import { drawLogoFile } from '../brand/logo/draw-logo-file.ts'
import { findLogo } from '../brand/logo/logo.repo.ts'
import type { Platform } from '../platform/platform.ts'
import { foreverCache, type PictureDocument } from './document.ts'

/** A picture of an owner's logo; its address names one that never changes. Null for another address, and for a logo that is not there. */
export async function logoDocument(
  { db }: Pick<Platform, 'db'>,
  path: string,
): Promise<PictureDocument | null> {
  const logo = logoFileIn(path)
  const png = logo && (await findLogo(db, logo.id))
  if (!png) return null
  return { status: 200, ...(await drawLogoFile(png, logo.file)), cache: foreverCache }
}
