import { brand } from '@dlm/contract/brand/brand'
import { shippedFonts } from '@dlm/contract/brand/fonts'
import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'
import { accentPath } from '@dlm/contract/site/accent-path'
import { publicQuery, queryClient } from './api/query.ts'
import { applyToApp } from './apply-settings.ts'
import { fontSheets } from './font-sheets.ts'
import { readStored, writeStored } from './storage/storage.ts'

/** What pages that the server did not render start from, so that they need not ask first. */
const key = 'dsp-settings'
/** Milliseconds for which what is kept is not asked for again. */
const life = 5 * 60_000
/** Milliseconds that a page waits for settings or a style sheet at most. */
const patience = 2_000

interface Kept {
  at: number
  settings: ChangedSettings
}

function kept(): Kept | null {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

const soon = <T>(work: Promise<T>) =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, patience, null))])

async function ask(): Promise<ChangedSettings> {
  const { data } = await queryClient.fetchQuery(publicQuery('get_site', {}))
  keepSettings(data)
  return data
}

/** Keeps what the owner set for the next page. */
export function keepSettings(settings: ChangedSettings): void {
  writeStored(key, JSON.stringify({ at: Date.now(), settings } satisfies Kept))
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
  const shown = document.querySelector<HTMLLinkElement>(selector)
  if (href === (shown?.getAttribute('href') ?? '')) return
  if (href) {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    const loaded = new Promise((resolve) => {
      sheet.onload = resolve
      sheet.onerror = resolve
    })
    document.head.append(sheet)
    await soon(loaded)
  }
  shown?.remove()
}

/**
 * Shows the settings that a page says; where it says nothing of them, those that are kept, or those that the server has.
 */
export async function showKnownSettings(said?: ChangedSettings): Promise<void> {
  if (said) return showSettings(said)
  const known = kept()
  if (known && Date.now() - known.at > life) void ask().catch(() => {})
  const settings = known?.settings ?? (await soon(ask().catch(() => null)))
  if (!settings) return
  await showSettings(settings)
  // A fresh portal's page says the right things already.
  if (Object.keys(settings).length > 0) await import('./format/name-head.ts').then((late) => late.nameHead())
}
