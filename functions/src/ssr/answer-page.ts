import type { Fonts } from '@dlm/contract/brand/fonts'
import { isOffered } from '@dlm/contract/site/offered'
import { sitemapPath, webAppManifestPath } from '@dlm/contract/site/paths'
import { readableFolders } from '@dlm/contract/site/readable-folders'
import { documentedPath } from '@dlm/contract/site/readable-paths'
import { serverRenderedPaths } from '@dlm/contract/site/screens'
import type { Platform } from '../platform/platform.ts'
import { accentDocument, logoDocument } from './brand-documents.ts'
import { type PictureDocument, pageCache, type TextDocument } from './document.ts'
import { feeds } from './feeds.ts'
import type { AskedPage } from './metadata-by-path.ts'
import { appPage, notFoundPage, type PageParts } from './page.ts'
import { movedTo } from './redirect.ts'
import { pageOfPicture, sharedPicture } from './shared-picture.ts'
import { sitemap } from './sitemap.ts'
import { webAppManifest } from './web-app-manifest.ts'
import { type FontFiles, withSettings } from './with-settings.ts'

/** What the pages are made with. */
export interface PageSettings extends PageParts {
  platform: Platform
  /** The built manifest. */
  manifest: string
  /** The files of each pair of fonts. */
  fonts: Readonly<Record<Fonts, FontFiles>>
  /** Called with a page whose metadata could not be read. */
  failed(path: string, error: unknown): void
}

/** The page that is asked for, by its documented address or by a readable one; null for another path. */
function pageOf(path: string, query: URLSearchParams): AskedPage | null {
  if (serverRenderedPaths.includes(path)) return { path, query }
  const documented = documentedPath(path)
  if (documented === null) return null
  const { pathname, searchParams } = new URL(documented, 'http://any')
  // What the path says counts, not a parameter of the same name.
  const others = [...query].filter(([name]) => !searchParams.has(name))
  const all = new URLSearchParams([...searchParams, ...others])
  return serverRenderedPaths.includes(pathname) ? { path: pathname, query: all, readable: path } : null
}

/** Whether a path is one of those below which entries have their readable addresses. */
function isOfEntries(path: string): boolean {
  return readableFolders.includes(path.split('/')[1] ?? '')
}

/** The document at a path, or null where this function has none. */
export async function answerPage(
  { platform, manifest, fonts, failed, ...parts }: PageSettings,
  path: string,
  query: URLSearchParams,
): Promise<TextDocument | PictureDocument | null> {
  switch (path) {
    case sitemapPath:
      return sitemap(platform, parts.origin)
    case webAppManifestPath:
      return webAppManifest(manifest, parts.settings)
    default: {
      const feed = feeds[path]
      if (feed) return isOffered(path) ? feed(platform, parts.origin) : null
      const ofPicture = pageOfPicture(path)
      if (ofPicture !== null) {
        const page = pageOf(ofPicture, query)
        return page && sharedPicture(platform, parts.read, page)
      }
      const requested = pageOf(path, query)
      const bare = path.replace(/\/+$/, '')
      // Hosting hands on an address with a slash at its end as well.
      if (!requested && pageOf(bare, query)) return movedTo(bare, query, pageCache)
      if (!requested && !isOfEntries(path))
        return accentDocument(path) ?? (await logoDocument(platform, path))
      const page = requested
        ? await appPage(platform, parts, requested, (error) => failed(path, error))
        : notFoundPage(parts)
      return { ...page, body: withSettings(page.body, parts.settings, fonts) }
    }
  }
}
