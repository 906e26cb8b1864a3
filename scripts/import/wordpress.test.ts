import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { readWordPress } from '@dlm/import/wordpress'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anAttachment, aWxr, type FixtureItem } from '../../tests/support/factories/wxr.ts'
import { diskFiles } from './disk-files.ts'

const now = Date.parse('2026-06-01T00:00:00Z')
const text = '<p>Words.</p>'

let root: string
let media: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wordpress-'))
  media = join(root, 'uploads')
  mkdirSync(media)
})
afterEach(() => {
  rmSync(root, { recursive: true })
  applyAllSettings({})
})

function files(...places: string[]): void {
  for (const place of places) {
    mkdirSync(dirname(join(media, place)), { recursive: true })
    writeFileSync(join(media, place), `photo ${place}`)
  }
}

function read(items: readonly FixtureItem[], folder: string | null = media) {
  const file = join(root, 'export.xml')
  writeFileSync(file, `\ufeff${aWxr(...items)}`)
  return readWordPress(diskFiles, file, folder, now)
}

/** Reasons besides what each export of the fixture has. */
const reasonsOf = ({ leftOut }: { leftOut: string[] }) =>
  leftOut.filter((line) => !['users: 1', 'categories and tags: 2'].includes(line))

const onSite = (place: string) => `https://site.test/wp-content/uploads/${place}`

describe('an export', () => {
  it('imports public posts, and names everything else with its reason', () => {
    const plan = read([
      { id: 1, text, title: 'Tom &amp; Asha: <em>one</em> &#8211; two' },
      { id: 2, text, status: 'draft', dateGmt: '0000-00-00 00:00:00' },
      { id: 3, text, status: 'pending' },
      { id: 4, text, status: 'private' },
      { id: 5, text, status: 'future', dateGmt: '2027-01-01 00:00:00' },
      { id: 6, text, status: 'trash' },
      { id: 7, text, password: 'sesame' },
      { id: 8, text, dateGmt: '2027-01-01 00:00:00' },
      { id: 9, text, type: 'page' },
      { id: 10, text, meta: { _jetpack_newsletter_access: 'paid_subscribers' } },
      { id: 11, text, meta: { _members_access_role: 'editor' } },
      { id: 12, text, meta: { _jetpack_newsletter_access: `every${'body'}` } },
      { id: 13, text, title: '\u200b' },
      { id: 14 },
      { id: 15, text, slug: '', title: 'Of later', status: 'auto-draft' },
      { id: 16, text, date: 'soon', dateGmt: '' },
      { id: 17, text, guid: 'https://site.test/?p=1', slug: 'post-1' },
      { id: 18, text: '<div>'.repeat(20_000) },
      { id: 19, text, status: 'archived' },
    ])
    expect(plan.articles.map(({ title, createdAt }) => [title, createdAt])).toEqual([
      ['Tom & Asha: one – two', Date.parse('2020-01-02T03:04:05Z')],
      ['Post 12', Date.parse('2020-01-02T03:04:05Z')],
    ])
    expect(reasonsOf(plan)).toEqual([
      'post-2: it is a draft',
      'post-3: it waits for a review',
      'post-4: it is private',
      'post-5: it is scheduled',
      'post-6: it is in the trash',
      'post-7: it has a password',
      'post-8: its date is in the future',
      'post-9: a published page',
      'post-10: its _jetpack_newsletter_access says who may read it',
      'post-11: its _members_access_role says who may read it',
      'post-13: its title is empty',
      'post-14: it has no text',
      'Of later: it is a draft',
      'post-16: its date cannot be read',
      'post-1: another post has its address',
      'post-18: it cannot be read: its HTML is nested too deep',
      'post-19: it is “archived”',
    ])
  })

  it('has the blocks that several posts share, where those are public', () => {
    const shared = (id: number, more: Partial<FixtureItem> = {}) => ({
      ...{ id, type: 'wp_block', text: `<!-- wp:paragraph --><p>Of ${id}.</p><!-- /wp:paragraph -->` },
      ...more,
    })
    const { articles } = read([
      ...[shared(31), shared(32, { status: 'draft' }), shared(33, { password: 'sesame' })],
      { id: 1, text: [31, 32, 33].map((ref) => `<!-- wp:block {"ref":${ref}} /-->`).join('') },
    ])
    expect(articles.map(({ markdown }) => markdown)).toEqual(['Of 31.'])
  })

  it('has comments, users, menus and other types in one line each', () => {
    const plan = read([
      { id: 1, text, comments: 2 },
      { id: 2, type: 'nav_menu_item' },
      { id: 3, type: 'product' },
      { id: 4, type: 'product', comments: 1 },
    ])
    expect(plan.leftOut).toEqual([
      'users: 1',
      'categories and tags: 2',
      'comments: 3',
      'items of menus: 1',
      'items of the type “product”: 2',
    ])
  })

  it('has the time of the studio where it has none in UTC', () => {
    applyAllSettings({ timeZone: 'Asia/Colombo' })
    const [article] = read([
      { id: 1, text, dateGmt: '0000-00-00 00:00:00', date: '2020-01-02 08:34:05' },
    ]).articles
    expect(article?.createdAt).toBe(Date.parse('2020-01-02T03:04:05Z'))
  })

  it('has the same ids each time, and others than another site', () => {
    const [one] = read([{ id: 1, text }]).articles
    const [same] = read([{ id: 1, text: '<p>Another.</p>' }]).articles
    const [other] = read([{ id: 1, text, guid: 'https://other.test/?p=1' }]).articles
    expect(one?.id).toMatch(/^post-1-[0-9a-f]{8}$/)
    expect(same?.id).toBe(one?.id)
    expect(other?.id).not.toBe(one?.id)
  })

  it.each([
    ['another XML', '<rss><channel><title>A feed</title></channel></rss>', /is no export of WordPress/],
    ['a text', 'not XML', /cannot be read/],
    ['one that was cut off', aWxr({ id: 1, text }).slice(0, -40), /cannot be read/],
  ])('is distinguished from %s', (_, content, message) => {
    writeFileSync(join(root, 'export.xml'), content)
    expect(() => readWordPress(diskFiles, join(root, 'export.xml'), null, now)).toThrow(message)
  })

  it('is read whole: with characters that no XML has, the end of CDATA in a text, and many entities', () => {
    const many = Array.from({ length: 3000 }, (_, nth) => ({
      id: nth + 10,
      type: 'product',
      guid: 'a&amp;b',
    }))
    const { articles } = read([{ id: 1, text: 'One\u0008 a]]>b' }, ...many])
    expect(articles[0]?.markdown).toBe('One a\\]\\]>b')
  })
})

describe('the folder of media', () => {
  it('gives covers, and one album of the pictures that public posts show, with their words', () => {
    files(
      '2020/cover.jpg',
      '2020/boat.jpg',
      '2020/boat-300x200.jpg',
      '2020/sea-scaled.jpg',
      '2020/secret.jpg',
    )
    const plan = read([
      anAttachment(21, '2020/cover.jpg'),
      anAttachment(22, '2020/boat.jpg', { meta: { _wp_attachment_image_alt: 'A boat' } }),
      anAttachment(23, '2020/sea-scaled.jpg'),
      anAttachment(24, '2020/secret.jpg'),
      {
        id: 1,
        meta: { _thumbnail_id: '21' },
        text: `<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->
<!-- wp:image {"id":22} --><figure class="wp-block-image"><a href="${onSite('2020/boat.jpg')}"><img src="${onSite('2020/boat-300x200.jpg')}" alt=""/></a><figcaption>At <em>sea</em>.</figcaption></figure><!-- /wp:image -->`,
      },
      { id: 2, text: `See:\n\n<img src="${onSite('2020/sea-1024x768.jpg')}" alt="The sea">\n\nand all.` },
      { id: 3, status: 'draft', text: `<img src="${onSite('2020/secret.jpg')}">` },
    ])
    const [album, none] = plan.albums
    expect(none).toBeUndefined()
    expect(album).toMatchObject({
      name: 'Sea & Sun',
      photos: [
        { name: 'boat.jpg', alt: 'A boat', caption: 'At sea.', file: join(media, '2020/boat.jpg') },
        { name: 'sea-scaled.jpg', alt: 'The sea', caption: '' },
      ],
    })
    const [boat, sea] = album?.photos ?? []
    expect(plan.articles.map(({ markdown, cover }) => [markdown, cover])).toEqual([
      [`One\n\n::photo(${boat?.id})`, join(media, '2020/cover.jpg')],
      [`See:\n\n::photo(${sea?.id})\n\nand all.`, null],
    ])
    expect(reasonsOf(plan)).toEqual(['post-3: it is a draft', 'attachments that no published post shows: 1'])
  })

  it('is all that is read: nothing by dots or through a link, of another site, or in the trash', () => {
    writeFileSync(join(root, 'secret.jpg'), 'secret')
    symlinkSync(join(root, 'secret.jpg'), join(media, 'link.jpg'))
    files('gone.jpg', 'drawing.gif', 'own.jpg', 'private.jpg')
    const plan = read([
      anAttachment(21, '../secret.jpg'),
      anAttachment(22, 'private.jpg', { status: 'private' }),
      { id: 1, text, meta: { _thumbnail_id: '21' } },
      { id: 2, text, meta: { _thumbnail_id: '22' } },
      { id: 3, text, meta: { _thumbnail_id: '99' } },
      {
        id: 4,
        text: `${['../secret.jpg', '%2e%2e/secret.jpg', 'link.jpg', 'drawing.gif', 'private.jpg']
          .map((place) => `<img src="${onSite(place)}">`)
          .join(
            '',
          )}<img src="https://other.test/wp-content/uploads/own.jpg"><img class="wp-image-22" src="https://other.test/a.jpg">Words.`,
      },
    ])
    expect(plan.albums).toEqual([])
    expect(plan.articles.map(({ cover }) => cover)).toEqual([null, null, null, null])
    const unreachable = 'it is not there, or not below the folder of pictures'
    expect(reasonsOf(plan)).toEqual([
      `post-1: its cover ../secret.jpg: ${unreachable}`,
      'post-2: its cover private.jpg: it is private',
      'post-3: its cover attachment 99: the export does not have it',
      `post-4: its picture ../secret.jpg: ${unreachable}`,
      `post-4: its picture ../secret.jpg: ${unreachable}`,
      `post-4: its picture link.jpg: ${unreachable}`,
      'post-4: its picture drawing.gif: it is no JPEG, PNG or WebP picture',
      'post-4: its picture private.jpg: it is private',
      'post-4: its picture https://other.test/wp-content/uploads/own.jpg: it is of another site, or not in the export',
      'post-4: its picture https://other.test/a.jpg: it is of another site, or not in the export',
      'attachments that no published post shows: 2',
    ])
  })

  it('is found by each address that a site gives its pictures, and a gallery is no list', () => {
    files('2020/é 1.jpg', '2021/b-scaled.jpg')
    const addresses = [
      '/wp-content/uploads/2020/%C3%A9%201.jpg',
      'https://i0.wp.com/site.test/wp-content/uploads/2021/b-1024x768.jpg?resize=1024',
      '//www.site.test/wp-content/uploads/2021/b.jpg',
    ]
    const items = addresses.map(
      (address) => `<li class="blocks-gallery-item"><figure><img src="${address}"></figure></li>`,
    )
    const plan = read([
      anAttachment(21, '2020/é 1.jpg'),
      anAttachment(22, '2021/b-scaled.jpg'),
      {
        id: 1,
        text: `<!-- wp:gallery --><ul class="blocks-gallery-grid">${items.join('')}</ul><!-- /wp:gallery -->`,
      },
    ])
    const [one, b] = plan.albums[0]?.photos ?? []
    expect([one?.name, b?.name]).toEqual(['é 1.jpg', 'b-scaled.jpg'])
    expect(plan.articles[0]?.markdown.split(/\n+/)).toEqual(
      [one, b, b].map((photo) => `::photo(${photo?.id})`),
    )
    expect(reasonsOf(plan)).toEqual([])
  })

  it('that is not named leaves pictures out, and says so', () => {
    const items = [anAttachment(21, 'a.jpg'), { id: 1, text: `<img src="${onSite('a.jpg')}">Words.` }]
    const plan = read(items, null)
    expect(plan.articles[0]?.markdown).toBe('Words.')
    expect(reasonsOf(plan)).toEqual([
      'post-1: of its text 1 picture',
      'attachments: 1, since there is no copy of wp-content/uploads',
    ])
  })

  it('has galleries by their attachments or of the post, at most twenty pictures of which a text shows', () => {
    const places = Array.from({ length: 22 }, (_, nth) => `p${nth}.jpg`)
    files(...places)
    const plan = read([
      ...places.map((place, nth) => anAttachment(100 + nth, place, { parent: 2 })),
      { id: 1, text: 'Two:\n\n[gallery ids="101,100" columns="2"]' },
      { id: 2, text: '[gallery]' },
    ])
    const [album] = plan.albums
    expect(album?.photos.map(({ name }) => name).slice(0, 3)).toEqual(['p1.jpg', 'p0.jpg', 'p2.jpg'])
    expect(album?.photos).toHaveLength(22)
    const [p1, p0] = album?.photos ?? []
    expect(plan.articles[0]?.markdown).toBe(`Two:\n\n::photo(${p1?.id})\n\n::photo(${p0?.id})`)
    expect(plan.articles[1]?.markdown.match(/::photo/g)).toHaveLength(20)
    expect(reasonsOf(plan)).toEqual([
      'post-2: its picture p20.jpg: a text shows at most 20; the album has it',
      'post-2: its picture p21.jpg: a text shows at most 20; the album has it',
    ])
  })
})
