import { issuePermit, permitEnd } from '../platform/permits.ts'
import type { Platform } from '../platform/platform.ts'

/** What stands for an album's code in the permit: an article has none. */
const noCode = 'news'

/** A token that shows an article that is not out yet until `endsAt` (ms), to whoever has it. */
export function issuePreview(platform: Platform, id: string, endsAt: number): string {
  return issuePermit(platform, 'news-preview', id, noCode, endsAt)
}

/** Whether a token shows this article now. */
export function isPreviewOf(platform: Platform, id: string, token: string | undefined): boolean {
  return permitEnd(platform, 'news-preview', id, noCode, token) !== null
}
