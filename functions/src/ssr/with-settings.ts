import { brand } from '@dlm/contract/brand/brand'
import { defaultBrand } from '@dlm/contract/brand/default-brand'
import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'
import { accentPath } from '@dlm/contract/site/accent-path'
import { isOffered } from '@dlm/contract/site/offered'
import { newsFeedPath } from '@dlm/contract/site/paths'
import { escapeMarkup } from './escape.ts'

/**
 * The app's page with what the owner set, for the app to start from, and with the style sheet of the colour. Where
 * nothing was set it says so, and the app need not ask.
 * @param page made with these settings
 */
export function withSettings(page: string, settings: ChangedSettings): string {
  const { hidden, timeZone, dateFormat } = settings
  // What a browser has no code for until it fetches it (web/src/app/main.tsx).
  const late = hidden || timeZone || dateFormat ? { late: true } : {}
  // A `</script>` in a text would end the element.
  const data = JSON.stringify({ ...settings, ...late }).replaceAll('<', '\\u003c')
  const sheet = settings.colour ? `<link rel="stylesheet" href="${accentPath(settings.colour)}" />` : ''
  const title = (product: string) => `<title>${escapeMarkup(product)}</title>`
  const feed = (product: string) =>
    `<link rel="alternate" type="application/rss+xml" href="${newsFeedPath}" title="${escapeMarkup(product)} news" />`
  const icon = (file: string) => `href="/${file}"`
  const ownIcon = (file: string) => `href="${brand.logo}/${file}"`
  // As functions: a `$&` in a text must stay what it is.
  return page
    .replace(icon('icon.svg'), () => ownIcon('icon.svg'))
    .replace(icon('apple-touch-icon.png'), () => ownIcon('apple-touch-icon.png'))
    .replace(title(defaultBrand.product), () => title(brand.product))
    .replace(feed(defaultBrand.product), () => (isOffered(newsFeedPath) ? feed(brand.product) : ''))
    .replace(
      '</head>',
      () => `<script id="settings" type="application/json">${data}</script>${sheet}\n  </head>`,
    )
}
