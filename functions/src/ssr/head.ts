import { brand } from '@dlm/contract/brand/brand'
import { shareFile, shareSize } from '@dlm/contract/brand/icon'
import { preview } from '@dlm/contract/format/preview'
import type { PageMetadata } from '../kinds/page-metadata.ts'
import type { Site } from '../kinds/structured-data.ts'
import type { FileAddresses } from '../platform/storage.ts'
import { escapeMarkup } from './escape.ts'
import { sharedAddress, sharedSize } from './shared-picture.ts'

/** The head a page has when nothing is known of its subject, as web/index.html writes it. */
const generic = /<meta name="description" content="[^"]*" ?\/?>|<title>[^<]*<\/title>/g

function tag(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeMarkup(content)}" />`
}

/** For search engines: the page is in none of their lists. */
const noIndex = tag('name', 'robots', 'noindex')

/** The picture of a page: the subject's, or the card with the studio's logo. */
function pictureTags(origin: string, { picture, title, path, alt = title }: PageMetadata): string[] {
  if (!picture) {
    const card = `${origin}${brand.logo}/${shareFile}`
    return [
      tag('property', 'og:image', card),
      tag('property', 'og:image:type', 'image/png'),
      tag('property', 'og:image:width', String(shareSize.width)),
      tag('property', 'og:image:height', String(shareSize.height)),
      tag('property', 'og:image:alt', brand.product),
      tag('name', 'twitter:image', card),
    ]
  }
  const url = origin + sharedAddress(path, picture)
  const { width, height } = sharedSize(picture)
  return [
    tag('property', 'og:image', url),
    tag('property', 'og:image:type', 'image/jpeg'),
    tag('property', 'og:image:width', String(width)),
    tag('property', 'og:image:height', String(height)),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:image', url),
  ]
}

/** In a script of data, which is not run; a `</script>` in a text would end it. */
function structuredTags(site: Site, { describe, path }: PageMetadata): string[] {
  if (!describe) return []
  const data = JSON.stringify({ '@context': 'https://schema.org', ...describe(site, path) })
  return [`<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`]
}

/**
 * The app's page with the title, description, canonical address, Open Graph and Twitter tags of a subject.
 * @param template the built app.html
 * @param origin the portal's own, e.g. `https://portal.example`; never what a request says it is
 */
export function pageAbout(
  template: string,
  subject: PageMetadata,
  origin: string,
  files: FileAddresses,
): string {
  const title = `${subject.title} · ${brand.product}`
  const text = preview(subject.text.replace(/\s+/g, ' ').trim())
  const url = origin + subject.path
  const tags = [
    `<title>${escapeMarkup(title)}</title>`,
    `<link rel="canonical" href="${escapeMarkup(url)}" />`,
    ...alternates(url).map(
      ({ language, address }) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}" />`,
    ),
    tag('name', 'description', text),
    tag('property', 'og:site_name', brand.product),
    tag('property', 'og:type', subject.type),
    tag('property', 'og:title', subject.title),
    tag('property', 'og:description', text),
    tag('property', 'og:url', url),
    ...(subject.published ? [tag('property', 'article:published_time', subject.published)] : []),
    ...(subject.isUnlisted ? [noIndex] : []),
    ...(subject.isForAdults ? [tag('name', 'rating', 'adult')] : []),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:title', subject.title),
    tag('name', 'twitter:description', text),
    ...pictureTags(origin, subject),
    ...structuredTags({ origin, files }, subject),
  ]
  // As functions: a `$&` in a text must stay what it is.
  return template.replace(generic, '').replace('</head>', () => `${tags.join('\n    ')}\n  </head>`)
}

/** The app's page for an address without content, or without public content: search engines do not index it. */
export function pageWithoutContent(template: string): string {
  return template.replace('</head>', `${noIndex}\n  </head>`)
}

/** A page in a language. */
interface Alternate {
  /** BCP 47, or `x-default` for readers of any other. */
  language: string
  address: string
}

/**
 * The languages of a page, its own included, as search engines ask for them (hreflang). There is one, for every visitor;
 * another one is added here, and in the `lang` of web/index.html.
 */
function alternates(address: string): readonly Alternate[] {
  return ['en', 'x-default'].map((language) => ({ language, address }))
}
