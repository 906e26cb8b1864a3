import type { Platform } from '../platform/platform.ts'
import type { TextDocument } from './document.ts'
import { newsFeed } from './news-feed.ts'
import { hasPreview, sharedPage } from './page.ts'
import { sitemap } from './sitemap.ts'

/** What the pages are made with. */
export interface PageSettings {
  platform: Platform
  /** The built index.html. */
  template: string
  /** The portal's own origin, from its settings. */
  origin: string
  /** Hears of a page whose subject could not be read. */
  failed(path: string, error: unknown): void
}

/** The document at a path, or null where this function has none. */
export async function answerPage(
  { platform, template, origin, failed }: PageSettings,
  path: string,
  query: URLSearchParams,
): Promise<TextDocument | null> {
  switch (path) {
    case '/sitemap.xml':
      return sitemap(platform, origin)
    case '/news.xml':
      return newsFeed(platform, origin)
    default:
      return hasPreview(path)
        ? sharedPage(platform, { template, origin }, { path, query }, (error) => failed(path, error))
        : null
  }
}
