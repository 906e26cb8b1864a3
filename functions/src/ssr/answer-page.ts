import type { Platform } from '../platform/platform.ts'
import type { TextDocument } from './document.ts'
import { newsFeed } from './news-feed.ts'
import { appPage, isPage, type PageParts } from './page.ts'
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
    case '/sitemap.xml':
      return sitemap(platform, parts.origin)
    case '/news.xml':
      return newsFeed(platform, parts.origin)
    default:
      return isPage(path) ? appPage(platform, parts, { path, query }, (error) => failed(path, error)) : null
  }
}
