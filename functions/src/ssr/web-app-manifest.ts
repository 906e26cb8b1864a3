import { brand } from '@dlm/contract/brand/brand'
import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'
import { pageCache, type TextDocument } from './document.ts'

/**
 * The manifest under which browsers install the portal: the built one, with what the owner set.
 * @param built that of a fresh portal, as JSON
 */
export function webAppManifest(built: string, { colour }: ChangedSettings): TextDocument {
  const names = { name: brand.product, short_name: brand.product, description: brand.line }
  const manifest = { ...JSON.parse(built), ...names, ...(colour && { theme_color: colour }) }
  const icons = manifest.icons.map((icon: { src: string }) => ({ ...icon, src: brand.logo + icon.src }))
  return {
    status: 200,
    type: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify({ ...manifest, icons }),
    cache: pageCache,
  }
}
