import { accentColourIn } from '@dlm/contract/site/accent-path'
import { logoFileIn } from '@dlm/contract/site/logo-path'
import { accentSheet, checkedColour } from '../brand/brand-colour.ts'
import { drawLogoFile } from '../brand/logo/draw-logo-file.ts'
import { findLogo } from '../brand/logo/logo.repo.ts'
import type { Platform } from '../platform/platform.ts'
import { foreverCache, type PictureDocument, type TextDocument } from './document.ts'

/** The style sheet of an accent colour, which its path names: it never changes. Null for a colour that no portal can have. */
export function accentDocument(path: string): TextDocument | null {
  const colour = accentColourIn(path)
  if (colour === null || !checkedColour(colour).passes) return null
  return { status: 200, type: 'text/css; charset=utf-8', body: accentSheet(colour), cache: foreverCache }
}

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
