import { brand } from '@dlm/contract/brand/brand'
import { type OtherFonts, shippedFonts } from '@dlm/contract/brand/fonts'
import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'
import { accentPath } from '@dlm/contract/site/accent-path'
import classic from '../styles/type/classic.css?url'
import warm from '../styles/type/warm.css?url'
import { publicQuery, queryClient } from './api/query.ts'
import { applyToApp } from './apply-settings.ts'
import { readStored, writeStored } from './storage/storage.ts'

/** Where the style sheet of a pair of fonts is. The shipped pair needs none. */
export const fontSheets: Readonly<Record<OtherFonts, string>> = { classic, warm }

/** Where settings are cached for pages that the server did not render, so that they need not fetch them first. */
const key = 'dsp-settings'
/** Milliseconds for which cached settings are not fetched again. */
const life = 5 * 60_000
/** Milliseconds that a page waits for settings or a style sheet at most. */
const timeoutMs = 2_000

interface CachedSettings {
  at: number
  settings: ChangedSettings
}

function cachedSettings(): CachedSettings | null {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

const soon = <T>(work: Promise<T>) =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))])

async function ask(): Promise<ChangedSettings> {
  const { data } = await queryClient.fetchQuery(publicQuery('get_site', {}))
  cacheSettings(data)
  return data
}

/** Caches the owner's settings for the next page. */
export function cacheSettings(settings: ChangedSettings): void {
  writeStored(key, JSON.stringify({ at: Date.now(), settings } satisfies CachedSettings))
}

const anyFontSheet = Object.values(fontSheets)
  .map((href) => `link[rel="stylesheet"][href="${href}"]`)
  .join()

/** Applies what the owner set, colour and fonts too, and waits until that can be seen. */
export async function showSettings(settings: ChangedSettings): Promise<void> {
  applyToApp(settings)
  const { font = shippedFonts } = settings
  await Promise.all([
    showSheet('link[href^="/accent/"]', brand.colour && accentPath(brand.colour)),
    showSheet(anyFontSheet, font === shippedFonts ? '' : fontSheets[font]),
  ])
}

/** Puts a style sheet in place of the one that is shown; none where its address is empty. */
async function showSheet(selector: string, href: string): Promise<void> {
  const linked = document.querySelector<HTMLLinkElement>(selector)
  if (href === (linked?.getAttribute('href') ?? '')) return
  if (href) {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    const loaded = new Promise((resolve) => {
      sheet.onload = resolve
      sheet.onerror = resolve
    })
    document.head.append(sheet)
    await soon(loaded)
  }
  linked?.remove()
}

/**
 * Shows the settings that a page says; where it says nothing of them, the cached ones, or those that the server has.
 */
export async function showKnownSettings(said?: ChangedSettings): Promise<void> {
  if (said) return showSettings(said)
  const cached = cachedSettings()
  if (cached && Date.now() - cached.at > life) void ask().catch(() => {})
  const settings = cached?.settings ?? (await soon(ask().catch(() => null)))
  if (!settings) return
  await showSettings(settings)
  // The page of a portal with default settings has the right head already.
  if (Object.keys(settings).length > 0)
    await import('./brand-document-head.ts').then((late) => late.brandDocumentHead())
}
