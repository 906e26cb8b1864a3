import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'
import { isOffered } from '@dlm/contract/site/offered'
import { readableCode } from '@dlm/contract/site/readable-paths'
import type { Platform } from '../platform/platform.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { pageCache, type TextDocument } from './document.ts'
import { pageAbout, pageWithoutContent } from './head.ts'
import { type AskedPage, isPrerendered, pageMetadata } from './metadata-by-path.ts'
import type { PageReader, Prerender } from './prerender.ts'
import { redirectTo } from './redirect.ts'
import { renderTemplate } from './render-template.ts'

const type = 'text/html; charset=utf-8'

/** Milliseconds a page may take. After that, the app is there sooner when it is loaded without content. */
const timeoutMs = 4_000

export interface PageParts {
  /** The built app.html. */
  template: string
  /** The portal's own origin, from its settings. */
  origin: string
  prerender: Prerender
  /** The files of each screen's code, by the screen's path. */
  code: Readonly<Record<string, readonly string[]>>
  read: PageReader
  /** What the owner set otherwise than a fresh portal has it. */
  settings: ChangedSettings
}

/** The app's page where there is nothing: it says so. */
export function notFoundPage({ template }: PageParts): TextDocument {
  return { status: 404, type, body: pageWithoutContent(template), cache: null }
}

/**
 * The app's page for an address: with the metadata of its subject in its head, and, where it is public, with its first content
 * and the data of it. An entry's address in another form redirects to its readable one. When something cannot be loaded in
 * time, `failed` is called with the reason and the plain app is answered, which loads its data and reports errors.
 */
export async function appPage(
  platform: Platform,
  parts: PageParts,
  asked: AskedPage,
  failed: (error: unknown) => void,
): Promise<TextDocument> {
  const { path, query } = asked
  async function make(): Promise<TextDocument> {
    const subject = isOffered(`${path}?${query}`) ? await pageMetadata(platform, asked, parts.read) : null
    if (!subject) return notFoundPage(parts)
    if (subject.isSecret) return { status: 200, type, body: pageWithoutContent(parts.template), cache: null }
    const elsewhere = redirectTo(subject.path, asked)
    if (elsewhere) return elsewhere
    const page = pageAbout(parts.template, subject, parts.origin, platform.files)
    if (!isPrerendered(asked)) return { status: 200, type, body: page, cache: pageCache }
    const drawn = await parts.prerender(
      `${path}${query.size > 0 ? `?${query}` : ''}`,
      parts.read,
      parts.settings,
    )
    const code = [path, ...(asked.readable === undefined ? [] : [readableCode])]
    const files = code.flatMap((name) => parts.code[name] ?? [])
    return { status: 200, type, body: renderTemplate(page, drawn, files), cache: pageCache }
  }
  try {
    return await withTimeout(timeoutMs, make())
  } catch (error) {
    failed(error)
    return { status: 200, type, body: parts.template, cache: null }
  }
}
