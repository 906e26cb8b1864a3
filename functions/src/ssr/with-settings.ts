import { brand } from '@dlm/contract/brand/brand'
import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { type Fonts, shippedFonts } from '@dlm/contract/brand/fonts'
import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'
import { accentPath } from '@dlm/contract/site/accent-path'
import { isOffered } from '@dlm/contract/site/offered'
import { newsFeedPath } from '@dlm/contract/site/paths'
import { escapeMarkup } from './escape.ts'

/** Addresses of what a pair of fonts is made of. A page fetches the fonts ahead; the shipped pair needs no style sheet. */
export interface FontFiles {
  sheet: string | null
  /** None where the font of the text is that of the headings. */
  headings: string | null
  text: string
}

/** The hint that fetches the font of the shipped pair's text (web/index.html). */
const fontHint = /<link rel="preload" as="font"[^>]*>/

/** That hint for a pair. Without one for headings, these change their letters half a second later on a slow line. */
function hintsOf({ text, headings }: FontFiles, hint: string): string {
  const files = headings === null ? [text] : [text, headings]
  return files.map((file) => hint.replace(/(?<= href=")[^"]+/, file)).join('')
}

/**
 * The app's page with what the owner set, for the app to start from, and with the style sheets of the colour and of the
 * fonts. Where nothing was set it says so, and the app need not ask.
 * @param page made with these settings
 * @param fonts the files of each pair
 */
export function withSettings(
  page: string,
  settings: ChangedSettings,
  fonts: Readonly<Record<Fonts, FontFiles>>,
): string {
  const { hidden, timeZone, dateFormat } = settings
  // What a browser has no code for until it fetches it (web/src/app/main.tsx).
  const late = hidden || timeZone || dateFormat ? { late: true } : {}
  // A `</script>` in a text would end the element.
  const data = JSON.stringify({ ...settings, ...late }).replaceAll('<', '\\u003c')
  const pair = fonts[settings.font ?? shippedFonts]
  const colour = settings.colour ? `<link rel="stylesheet" href="${accentPath(settings.colour)}" />` : ''
  const letters = pair.sheet === null ? '' : `<link rel="stylesheet" href="${pair.sheet}" />`
  const title = (product: string) => `<title>${escapeMarkup(product)}</title>`
  const feed = (product: string) =>
    `<link rel="alternate" type="application/rss+xml" href="${newsFeedPath}" title="${escapeMarkup(product)} news" />`
  const icon = (file: string) => `href="/${file}"`
  const ownIcon = (file: string) => `href="${brand.logo}/${file}"`
  // As functions: a `$&` in a text must stay what it is.
  return page
    .replace(icon('icon.svg'), () => ownIcon('icon.svg'))
    .replace(icon('apple-touch-icon.png'), () => ownIcon('apple-touch-icon.png'))
    .replace(fontHint, (hint) => hintsOf(pair, hint))
    .replace(title(defaultBrand.product), () => title(brand.product))
    .replace(feed(defaultBrand.product), () => (isOffered(newsFeedPath) ? feed(brand.product) : ''))
    .replace(
      '</head>',
      () => `<script id="settings" type="application/json">${data}</script>${colour}${letters}\n  </head>`,
    )
}
