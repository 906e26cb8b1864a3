import { brand } from '@dlm/contract/brand/brand'
import { describe, expect, it } from 'vitest'
import type { PageMetadata } from '../kinds/page-metadata.ts'
import { publicFiles } from '../platform/storage.ts'
import { pageAbout, pageWithoutContent } from './head.ts'

const template = `<!doctype html><html><head>
    <meta name="description" content="Generic." />
    <title>${brand.product}</title>
  </head><body></body></html>`
const files = publicFiles('bucket', undefined)
const origin = 'https://portal.test'

const article: PageMetadata = {
  title: 'Aurora',
  text: 'A night.\n\n  A long one.',
  picture: {
    folder: 'public/news/n1',
    widths: [320, 960, 1920],
    width: 2000,
    height: 1000,
    thumbhash: '',
  },
  type: 'article',
  path: '/read_news?id=n1',
  published: '2026-11-01',
}

const page = (subject: Partial<PageMetadata>) =>
  pageAbout(template, { ...article, ...subject }, origin, files)

describe('pageAbout', () => {
  it('says title, text, canonical address and day, in place of the generic head', () => {
    const html = page({})
    expect(html).toContain(`<title>Aurora · ${brand.product}</title>`)
    expect(html).toContain('<link rel="canonical" href="https://portal.test/read_news?id=n1" />')
    expect(html).toContain('<meta name="description" content="A night. A long one." />')
    expect(html).toContain('<meta property="article:published_time" content="2026-11-01" />')
    expect(html).not.toContain('Generic.')
    expect(html.match(/<title>/g)).toHaveLength(1)
  })

  it('shows the picture at 1200 px with its proportions, and the studio’s card where there is none', () => {
    expect(page({})).toContain(
      '<meta property="og:image" content="https://portal.test/shared/read_news.jpg?id=n1&amp;v=n1-1920" />',
    )
    expect(page({})).toContain('<meta property="og:image:type" content="image/jpeg" />')
    expect(page({})).toContain('<meta property="og:image:height" content="600" />')
    expect(page({})).toContain('content="summary_large_image"')
    const plain = page({ picture: null })
    expect(plain).toContain('<meta property="og:image" content="https://portal.test/share.png" />')
    expect(plain).toContain('<meta property="og:image:width" content="1200" />')
    expect(plain).toContain('content="summary_large_image"')
  })

  it('a page that is in no list is in no search engine either, at its own address', () => {
    const noIndex = '<meta name="robots" content="noindex" />'
    const html = page({ isUnlisted: true })
    expect([html.includes(noIndex), page({}).includes(noIndex)]).toEqual([true, false])
    expect(html).toContain('<link rel="canonical" href="https://portal.test/read_news?id=n1" />')
  })

  it('lets no text out of its attribute or tag', () => {
    const html = page({ title: `</title><script>alert(1)</script>"'$&`, text: '"><img src=x onerror=x>' })
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain(
      `&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;$&amp; · ${brand.product}`,
    )
  })

  it('drops what neither HTML nor XML may hold', () => {
    expect(page({ title: 'a\u0000b\u0008c\ud800d' })).toContain(`<title>abcd · ${brand.product}</title>`)
  })
})

it('pageWithoutContent excludes search engines', () => {
  expect(pageWithoutContent(template)).toContain('<meta name="robots" content="noindex" />')
})
