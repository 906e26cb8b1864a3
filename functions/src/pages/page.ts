import type { Platform } from '../platform/platform.ts'
import { pageCache, type TextDocument } from './document.ts'
import { pageAbout, pageAboutNothing } from './head.ts'
import { subjects } from './subjects.ts'

const type = 'text/html; charset=utf-8'

/** Whether a shared address of this path has a preview. */
export function hasPreview(path: string): boolean {
  return Object.hasOwn(subjects, path)
}

/**
 * The app's page for a shared address, with a head that tells of its subject; 404 where there is
 * nothing, with the same app in it, which says so. When the subject can not be read, `failed` hears why and the plain app
 * is answered: it reads for itself, and tells of what goes wrong.
 */
export async function sharedPage(
  platform: Platform,
  { template, origin }: { template: string; origin: string },
  { path, query }: { path: string; query: URLSearchParams },
  failed: (error: unknown) => void,
): Promise<TextDocument> {
  try {
    const subject = (await subjects[path]?.(platform, query)) ?? null
    return subject
      ? { status: 200, type, body: pageAbout(template, subject, origin, platform.files), cache: pageCache }
      : { status: 404, type, body: pageAboutNothing(template), cache: null }
  } catch (error) {
    failed(error)
    return { status: 200, type, body: template, cache: null }
  }
}
