import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { accentPath } from '@dlm/contract/site/accent-path'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { afterEach, describe, expect, it } from 'vitest'
import { accentDocument } from './accent-document.ts'
import { withSettings } from './with-settings.ts'

const page = `<html><head>\n    <title>${defaultBrand.product}</title>\n  </head><body></body></html>`

const feed = (product: string) =>
  `<link rel="alternate" type="application/rss+xml" href="/news.xml" title="${product} news" />`

afterEach(() => applyAllSettings({}))

describe('withSettings', () => {
  it('says on the page of a fresh portal that nothing was set', () => {
    const said = '<script id="settings" type="application/json">{}</script>'
    expect(withSettings(page, {})).toBe(page.replace('</head>', `${said}\n  </head>`))
  })

  it('names the portal, and holds no text that would end the element or be taken for a pattern', () => {
    const settings = { product: '$& <b>', line: '</script><script>alert(1)</script>' }
    applyAllSettings(settings)
    const made = withSettings(page, settings)
    expect(made).toContain('<title>$&amp; &lt;b&gt;</title>')
    expect(made.match(/<\/?script/g)).toEqual(['<script', '</script'])
    const [, data = ''] = /<script id="settings" type="application\/json">(.*)<\/script>/.exec(made) ?? []
    expect(JSON.parse(data)).toEqual(settings)
  })

  it('names the feed of the news after the portal, where there are news', () => {
    const withFeed = page.replace('<title>', `${feed(defaultBrand.product)}<title>`)
    applyAllSettings({ product: 'Quay' })
    expect(withSettings(withFeed, {})).toContain(feed('Quay'))
    applyAllSettings({ hidden: ['news'] })
    expect(withSettings(withFeed, {})).not.toContain('rss')
  })

  it.each([{ hidden: ['news' as const] }, { timeZone: 'Asia/Tokyo' }, { dateFormat: 'iso' as const }])(
    'tells the app that some of it needs more code: %s',
    (settings) => {
      expect(withSettings(page, settings)).toContain(JSON.stringify({ ...settings, late: true }))
      expect(withSettings(page, { line: 'Here' })).not.toContain('late')
    },
  )

  it('has the style sheet of a colour that was set', () => {
    expect(withSettings(page, { colour: '#7a1fa2' })).toContain(
      `<link rel="stylesheet" href="${accentPath('#7a1fa2')}" />`,
    )
  })
})

describe('accentDocument', () => {
  it('is the style sheet of the colour, kept for good', () => {
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
