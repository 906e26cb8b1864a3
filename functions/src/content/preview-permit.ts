import { issuePermit, permitEnd } from '../platform/permits.ts'
import type { Platform } from '../platform/platform.ts'

/** The permit's value in place of an album's code: an article has none. */
const noCode = 'news'

/** A token that shows its bearer an article that is not published yet, until `endsAt` (ms). */
export function issuePreview(platform: Platform, id: string, endsAt: number): string {
  return issuePermit(platform, 'news-preview', id, noCode, endsAt)
}

/** Whether a token shows this article now. */
export function isPreviewOf(platform: Platform, id: string, token: string | undefined): boolean {
  return permitEnd(platform, 'news-preview', id, noCode, token) !== null
}
