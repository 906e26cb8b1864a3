import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readGhost } from '@dlm/import/ghost'
import { htmlText } from '@dlm/import/html-text'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskFiles } from './disk-files.ts'

const now = Date.parse('2026-06-01T00:00:00Z')
const post = {
  ...{ title: 'Hello', slug: 'hello', html: '<p>Words.</p>', type: 'post', status: 'published' },
  ...{ visibility: 'public', published_at: '2025-01-02T03:04:05.000Z' },
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ghost-'))
  mkdirSync(join(root, 'export', 'content', 'images'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

function read(...posts: object[]) {
  const file = join(root, 'export', 'export.json')
  writeFileSync(file, `\ufeff${JSON.stringify({ db: [{ data: { posts } }] })}`)
  return readGhost(diskFiles, file, now)
}

describe('an export', () => {
  it('imports public posts, and names everything else with its reason', () => {
    const { articles, leftOut } = read(
      post,
      { ...post, slug: 'paid', visibility: 'paid' },
      { ...post, slug: 'members', visibility: 'members' },
      { ...post, slug: 'tiers', visibility: 'tiers' },
      { ...post, slug: 'silent', visibility: undefined },
      { ...post, slug: 'later', published_at: '2027-01-01T00:00:00.000Z' },
      { ...post, slug: 'mailed', status: 'sent' },
      { slug: 'broken', title: 7 },
      { ...post, slug: 'second' },
    )
    expect(articles).toHaveLength(2)
    expect(leftOut).toEqual([
      'paid: it is for paid',
      'members: it is for members',
      'tiers: it is for tiers',
      'silent: it does not say that it is public',
      'later: its date is in the future',
      'mailed: a sent post',
      'post 8: it is no post of Ghost',
    ])
  })

  it('has only pictures below its folder', () => {
    const secret = join(root, 'secret.webp')
    const own = join(root, 'export', 'content', 'images', 'own.webp')
    for (const file of [secret, own]) writeFileSync(file, 'picture')
    symlinkSync(secret, join(root, 'export', 'content', 'images', 'link.webp'))
    const images = [
      ...['__GHOST_URL__/content/images/own.webp', '/content/images/own.webp', secret, '../secret.webp'],
      ...['__GHOST_URL__/../secret.webp', '__GHOST_URL__/content/images/link.webp', 'https://a.test/x.webp'],
    ]
    const { articles, leftOut } = read(
      ...images.map((feature_image, at) => ({ ...post, slug: `post-${at}`, feature_image })),
    )
    expect(articles.map(({ cover }) => cover)).toEqual([own, own, null, null, null, null, null])
    expect(leftOut).toHaveLength(5)
  })

  it('has the pictures of its public texts as one album, and shows them where they were', () => {
    const images = join(root, 'export', 'content', 'images')
    mkdirSync(join(images, 'size', 'w600'), { recursive: true })
    for (const name of ['sea.jpg', 'size/w600/sea.jpg', 'icon.png', 'secret.jpg', 'drawing.svg'])
      writeFileSync(join(images, name), name)
    writeFileSync(join(root, 'secret.jpg'), 'secret')
    const at = (name: string) => `__GHOST_URL__/content/images/${name}`
    const { albums, articles, leftOut } = read(
      {
        ...post,
        html: `<p>One</p><figure class="kg-card kg-image-card"><img src="${at('size/w600/sea.jpg')}" alt="The sea"><figcaption>At noon.</figcaption></figure><figure class="kg-card kg-bookmark-card"><a href="https://x.lk"><div class="kg-bookmark-title">Shop</div><img src="${at('icon.png')}"></a></figure><img src="${at('drawing.svg')}"><img src="${at('../../../secret.jpg')}"><img src="https://other.test/a.jpg">`,
      },
      { ...post, slug: 'paid', visibility: 'paid', html: `<img src="${at('secret.jpg')}">` },
    )
    expect(albums).toMatchObject([
      { name: 'Ghost', photos: [{ file: join(images, 'sea.jpg'), alt: 'The sea', caption: 'At noon.' }] },
    ])
    const [sea] = albums[0]?.photos ?? []
    expect(articles.map(({ markdown }) => markdown)).toEqual([
      `One\n\n::photo(${sea?.id})\n\n[Shop](<https://x.lk>)`,
    ])
    expect(leftOut).toEqual([
      'hello: of its text 1 picture',
      'hello: its picture drawing.svg: it is no JPEG, PNG or WebP picture',
      'hello: its picture ../../../secret.jpg: it is not there, or not below the folder of pictures',
      'paid: it is for paid',
    ])
  })

  it('is not ended by one post: a picture that no file can be, HTML without end, an address that is there twice', () => {
    const images = [`data:image/png;base64,${'A'.repeat(5000)}`, 'a\0b.png']
    const { articles, leftOut } = read(
      ...images.map((feature_image, at) => ({ ...post, slug: `post-${at}`, feature_image })),
      { ...post, slug: 'deep', html: `${'<div>'.repeat(20_000)}x` },
      { ...post, slug: 'post-0' },
      { ...post, slug: 'unseen', title: '\u200b' },
      post,
    )
    expect(articles.map(({ cover }) => cover)).toEqual([null, null, null])
    expect(leftOut).toEqual([
      expect.stringMatching(/^post-0: its picture data:image.{1,200}…, which is not below the folder/),
      expect.stringMatching(/^post-1: its picture a b\.png, which is not below the folder/),
      'deep: it cannot be read: its HTML is nested too deep',
      'post-0: another post has its address',
      'unseen: its title is empty',
    ])
  })

  it('has what a public post shows to every visitor, and names its parts for members', () => {
    const gated = (rule: string, text: string) =>
      `<!--kg-gated-block:begin ${rule} --><p>${text}</p><!--kg-gated-block:end-->`
    const { articles, leftOut } = read({
      ...post,
      html: `<p>Open</p>${gated('nonMember:false memberSegment:"status:free,status:-free"', 'Secret')}${gated('nonMember:true memberSegment:""', 'Join us')}<p>End</p><!--kg-gated-block:begin nonMember:false --><p>Unended</p>`,
    })
    expect(articles[0]?.markdown).toBe('Open\n\nJoin us\n\nEnd')
    expect(leftOut).toEqual(['hello: of its text 2 parts for members'])
  })

  it('has the same ids each time, and others than another site that has a post of this name', () => {
    const ids = ['a', 'a', 'b'].map((uuid) => read({ ...post, uuid }).articles[0]?.id)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('has the same day wherever it is imported, also of a date without a zone', () => {
    const [article] = read({ ...post, published_at: '2024-12-31 23:59:59' }).articles
    expect(article?.createdAt).toBe(Date.parse('2024-12-31T23:59:59Z'))
  })

  it('is distinguished from another file', () => {
    const file = join(root, 'other.json')
    writeFileSync(file, 'not JSON')
    expect(() => readGhost(diskFiles, file, now)).toThrow('is no JSON file')
  })
})

describe('a text', () => {
  it.each([
    [
      'a bookmark',
      '<figure class="kg-card kg-bookmark-card"><a href="https://x.lk">Our shop</a></figure>',
      '[Our shop](<https://x.lk>)',
    ],
    [
      'a bookmark with all of its parts',
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.lk"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Our shop</div><div class="kg-bookmark-description">Open daily.</div><div class="kg-bookmark-metadata">x.lk</div></div></a></figure>',
      '[Our shop](<https://x.lk>)\n\nOpen daily.',
    ],
    ['a code card', '<figure><pre>npm i\nnpm start</pre></figure>', '```\nnpm i\nnpm start\n```'],
    ['code with a fence in it', '<pre><code>a\n```\nb</code></pre>', '````\na\n```\nb\n````'],
    ['a plain link', '<p>See <a href="http://old.lk/a">us</a>.</p>', 'See [us](https://old.lk/a).'],
    [
      'a file card',
      '<div class="kg-file-card"><a href="https://x.lk/a.pdf"><div>Prices</div><div>of 2026</div></a></div>',
      '[Prices of 2026](https://x.lk/a.pdf)',
    ],
    ['a link without a protocol', '<p><a href="//old.lk/a">us</a></p>', '[us](https://old.lk/a)'],
    ['links that lead nowhere here', '<p><a href="#top">Up</a> <a href="javascript:x">run</a></p>', 'Up run'],
    ['lines', '<p>One<br>Two</p>', 'One  \nTwo'],
    ['a rule', '<p>One</p><hr><p>Two</p>', 'One\n\n* * *\n\nTwo'],
    ['a callout', '<div class="kg-callout-card"><div>!</div><div>Mind this.</div></div>', '!\n\nMind this.'],
    ['a caption', '<figure><img src="a.jpg"><figcaption>The sea.</figcaption></figure>', 'The sea.'],
  ])('has the words of %s', (_, html, markdown) => {
    expect(htmlText(html).markdown).toBe(markdown)
  })

  it('counts what stays behind, and links that are not as they were', () => {
    const html =
      '<img src="a.jpg"><img src="b.jpg"><iframe src="https://v.test"></iframe><p><a href="http://a.lk">a</a></p>'
    expect(htmlText(html)).toEqual({
      ...{ markdown: '[a](https://a.lk)', lost: { picture: 2, 'embedded page': 1 }, secured: 1 },
    })
    expect(read({ ...post, html }).leftOut).toEqual([
      'hello: of its text 2 pictures, 1 embedded page',
      'hello: http:// of 1 link, now https://',
    ])
  })
})
