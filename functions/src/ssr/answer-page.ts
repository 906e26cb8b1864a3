import { eventsFeedPath, newsFeedPath, sitemapPath } from '@dlm/contract/site/paths'
import type { Platform } from '../platform/platform.ts'
import type { TextDocument } from './document.ts'
import { eventsFeed } from './events-feed.ts'
import { isServerRendered } from './metadata-by-path.ts'
import { newsFeed } from './news-feed.ts'
import { appPage, type PageParts } from './page.ts'
import { sitemap } from './sitemap.ts'

/** What the pages are made with. */
export interface PageSettings extends PageParts {
  platform: Platform
  /** Hears of a page whose subject could not be read. */
  failed(path: string, error: unknown): void
}

/** The document at a path, or null where this function has none. */
export async function answerPage(
  { platform, failed, ...parts }: PageSettings,
  path: string,
  query: URLSearchParams,
): Promise<TextDocument | null> {
  switch (path) {
    case sitemapPath:
      return sitemap(platform, parts.origin)
    case eventsFeedPath:
      return eventsFeed(platform, parts.origin)
    case newsFeedPath:
      return newsFeed(platform, parts.origin)
    default:
      return isServerRendered(path)
        ? appPage(platform, parts, { path, query }, (error) => failed(path, error))
        : null
  }
}
