import { brand } from '@dlm/contract/brand/brand'
import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { type OtherFonts, shippedFonts } from '@dlm/contract/brand/fonts'
import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'
import { accentPath } from '@dlm/contract/site/accent-path'
import { isOffered } from '@dlm/contract/site/offered'
import { newsFeedPath } from '@dlm/contract/site/paths'
import { escapeMarkup } from './escape.ts'

/** Addresses of what a pair of fonts is made of: its style sheet, and the font of its text, which a page fetches ahead. */
export interface FontFiles {
  sheet: string
  text: string
}

/** The hint that fetches the shipped pair's text (web/index.html), up to the address. */
const fontHint = /(<link rel="preload" as="font"[^>]* href=")[^"]+/

/**
 * The app's page with what the owner set, for the app to start from, and with the style sheets of the colour and of the
 * fonts. Where nothing was set it says so, and the app need not ask.
 * @param page made with these settings
 * @param fonts the files of each pair that is not the shipped one
 */
export function withSettings(
  page: string,
  settings: ChangedSettings,
  fonts: Readonly<Record<OtherFonts, FontFiles>>,
): string {
  const { hidden, timeZone, dateFormat } = settings
  // What a browser has no code for until it fetches it (web/src/app/main.tsx).
  const late = hidden || timeZone || dateFormat ? { late: true } : {}
  // A `</script>` in a text would end the element.
  const data = JSON.stringify({ ...settings, ...late }).replaceAll('<', '\\u003c')
  const { font = shippedFonts } = settings
  const pair = font === shippedFonts ? null : fonts[font]
  const colour = settings.colour ? `<link rel="stylesheet" href="${accentPath(settings.colour)}" />` : ''
  const letters = pair ? `<link rel="stylesheet" href="${pair.sheet}" />` : ''
  const title = (product: string) => `<title>${escapeMarkup(product)}</title>`
  const feed = (product: string) =>
    `<link rel="alternate" type="application/rss+xml" href="${newsFeedPath}" title="${escapeMarkup(product)} news" />`
  const icon = (file: string) => `href="/${file}"`
  const ownIcon = (file: string) => `href="${brand.logo}/${file}"`
  // As functions: a `$&` in a text must stay what it is.
  return page
    .replace(icon('icon.svg'), () => ownIcon('icon.svg'))
    .replace(icon('apple-touch-icon.png'), () => ownIcon('apple-touch-icon.png'))
    .replace(fontHint, (hint, before: string) => (pair ? before + pair.text : hint))
    .replace(title(defaultBrand.product), () => title(brand.product))
    .replace(feed(defaultBrand.product), () => (isOffered(newsFeedPath) ? feed(brand.product) : ''))
    .replace(
      '</head>',
      () => `<script id="settings" type="application/json">${data}</script>${colour}${letters}\n  </head>`,
    )
}
