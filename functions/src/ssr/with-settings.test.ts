import { defaultBrand } from '@dlm/contract/brand/default-brand'
import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'
import { accentPath } from '@dlm/contract/site/accent-path'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { afterEach, describe, expect, it } from 'vitest'
import { accentDocument } from './brand-documents.ts'
import { withSettings } from './with-settings.ts'

const page = `<html><head>\n    <title>${defaultBrand.product}</title>\n  </head><body></body></html>`

const fonts = {
  modern: { sheet: null, text: '/assets/inter.woff2', headings: '/assets/sora.woff2' },
  classic: { sheet: '/assets/classic.css', text: '/assets/inter.woff2', headings: '/assets/literata.woff2' },
  warm: { sheet: '/assets/warm.css', text: '/assets/warm.woff2', headings: null },
}
const pageWith = (settings: ChangedSettings, from = page) => withSettings(from, settings, fonts)

const feed = (product: string) =>
  `<link rel="alternate" type="application/rss+xml" href="/news.xml" title="${product} news" />`

afterEach(() => applyAllSettings({}))

describe('withSettings', () => {
  it('says on the page of a fresh portal that nothing was set', () => {
    const said = '<script id="settings" type="application/json">{}</script>'
    expect(pageWith({})).toBe(page.replace('</head>', `${said}\n  </head>`))
  })

  it('names the portal, and holds no text that would end the element or be taken for a pattern', () => {
    const settings = { product: '$& <b>', line: '</script><script>alert(1)</script>' }
    applyAllSettings(settings)
    const named = pageWith(settings)
    expect(named).toContain('<title>$&amp; &lt;b&gt;</title>')
    expect(named.match(/<\/?script/g)).toEqual(['<script', '</script'])
    const [, data = ''] = /<script id="settings" type="application\/json">(.*)<\/script>/.exec(named) ?? []
    expect(JSON.parse(data)).toEqual(settings)
  })

  it('names the feed of the news after the portal, where there are news', () => {
    const withFeed = page.replace('<title>', `${feed(defaultBrand.product)}<title>`)
    applyAllSettings({ product: 'Quay' })
    expect(pageWith({}, withFeed)).toContain(feed('Quay'))
    applyAllSettings({ hidden: ['news'] })
    expect(pageWith({}, withFeed)).not.toContain('rss')
  })

  it.each([{ hidden: ['news' as const] }, { timeZone: 'Asia/Tokyo' }, { dateFormat: 'iso' as const }])(
    'marks settings that need more code of the app: %s',
    (settings) => {
      expect(pageWith(settings)).toContain(JSON.stringify({ ...settings, late: true }))
      expect(pageWith({ line: 'Here' })).not.toContain('late')
    },
  )

  it('has the style sheet of a colour that was set', () => {
    expect(pageWith({ colour: '#7a1fa2' })).toContain(
      `<link rel="stylesheet" href="${accentPath('#7a1fa2')}" />`,
    )
  })
})

describe('the page’s fonts', () => {
  const hint = (file: string) => `<link rel="preload" as="font" fetchpriority="low" href="${file}" />`
  const withHint = page.replace('<title>', `${hint('/assets/inter.woff2')}<title>`)
  const sheet = (file: string) => `<link rel="stylesheet" href="${file}" />`
  const fonts = (html: string) => html.match(/<link rel="preload" as="font".*(?=<title>)/)?.[0]

  it('are fetched ahead, that of the text first', () => {
    const shipped = hint('/assets/inter.woff2') + hint('/assets/sora.woff2')
    expect(fonts(pageWith({}, withHint))).toBe(shipped)
    expect(fonts(pageWith({ font: 'modern' }, withHint))).toBe(shipped)
    expect(fonts(pageWith({ font: 'classic' }, withHint))).toBe(
      hint('/assets/inter.woff2') + hint('/assets/literata.woff2'),
    )
  })

  it('are one where the headings have the font of the text', () => {
    expect(fonts(pageWith({ font: 'warm' }, withHint))).toBe(hint('/assets/warm.woff2'))
  })

  it('have a style sheet where they are not the shipped ones', () => {
    expect(pageWith({ font: 'warm' }, withHint)).toContain(sheet('/assets/warm.css'))
    expect(pageWith({ font: 'classic' }, withHint)).toContain(sheet('/assets/classic.css'))
    expect(pageWith({ font: 'modern' }, withHint)).not.toContain('stylesheet')
    expect(pageWith({}, withHint)).not.toContain('stylesheet')
  })
})

describe('accentDocument', () => {
  it('is the style sheet of the colour, cached permanently', () => {
    const document = accentDocument(accentPath('#7a1fa2'))
    expect(document?.body).toContain('#7a1fa2')
    expect(document?.cache?.maxAge).toBe(31_536_000)
  })

  it.each([accentPath('#ffd400'), '/accent/red.css', '/accent/7a1fa2;}a{.css', '/accent/'])(
    'is none for %s',
    (path) => {
      expect(accentDocument(path)).toBeNull()
    },
  )
})
