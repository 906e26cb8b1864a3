import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFolders } from '@dlm/import/folders'
import { readGhost } from '@dlm/import/ghost'
import type { Plan } from '@dlm/import/plan'
import { readWordPress } from '@dlm/import/wordpress'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskFiles } from '../../scripts/import/disk-files.ts'
import { anAttachment, aWxr } from '../support/factories/wxr.ts'
import { anImportPortal, aPicture, type Shown } from '../support/imports.ts'
import { documentsOf, objectsOf } from '../support/portal.ts'

const portal = anImportPortal('demo-import')
const { root } = portal
const source = join(root, 'source')

const xmp = (alt: string, caption: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${caption}</rdf:li></rdf:Alt></dc:description><Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">${alt}</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility></rdf:Description></rdf:RDF></x:xmpmeta>`

beforeAll(async () => {
  await portal.empty()
  portal.files({
    'fallback.jpg': await aPicture(1).toBuffer(),
    'source/Harbour/boat 10.jpg': await aPicture(10).toBuffer(),
    'source/Harbour/boat 9.jpg': await aPicture(20)
      .withXmp(xmp('A red boat at a pier.', 'Before the storm.'))
      .withExif({ IFD0: { Model: 'Box 1', Artist: 'Photographer' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer(),
    'source/Harbour/Night/quay.png': await aPicture(30).png().toBuffer(),
    'source/Harbour/broken.jpg': 'no picture',
    'source/notes.txt': 'not for anybody',
    'source/news/cover.jpg': await aPicture(40).toBuffer(),
    'source/news/opening.md':
      '---\ntitle: We are open\ndate: 2026-03-04T10:00:00Z\ncover: cover.jpg\n---\n\n## Come in\n\nThe doors are **open**.\n',
    'source/news/plain.md': '# Of its heading\n\nA text without a cover.\n',
    'source/news/lost.md': '---\ntitle: Lost\ncover: nowhere.jpg\n---\nText.\n',
  })
})
afterAll(() => portal.close())

/** The summary of a plan before anything is written. */
const summaryOf = ({ albums, articles, leftOut }: Plan) => ({
  albums: albums.map(({ name, photos }) => [name, photos.map((each) => each.name)]),
  articles: articles.map(({ title, cover }) => [title, cover !== null]),
  leftOut,
})

/** Imports a plan into an empty portal. What visitors are shown then. */
async function shownOf(plan: Plan, from: string): Promise<Shown> {
  await portal.empty()
  await portal.load(plan, from)
  return portal.shown()
}

describe('a folder', () => {
  it('is planned before it is imported: albums of folders in the order of names, articles of Markdown', () => {
    const plan = readFolders(diskFiles, source, Date.now())
    expect(summaryOf(plan)).toEqual({
      albums: [
        ['Harbour', ['boat 9.jpg', 'boat 10.jpg', 'broken.jpg']],
        ['Harbour – Night', ['quay.png']],
      ],
      articles: [
        ['We are open', true],
        ['Of its heading', false],
      ],
      leftOut: [
        'news/lost.md: its cover nowhere.jpg is not there, or not below the folder',
        'notes.txt: neither a JPEG, PNG or WebP picture nor Markdown',
      ],
    })
    expect(readFolders(diskFiles, source, Date.now())).toEqual(plan)
  })

  it('comes into a portal beside what is there, with renditions, clean files and the words of the photos', async () => {
    await portal.db.doc('success/own').set({ title: 'Own', deta: 'Own.', date: '2026-10-01' })
    const { leftOut, added } = await portal.load(readFolders(diskFiles, source, Date.now()), source)
    expect(leftOut).toEqual([expect.stringMatching(/broken\.jpg is no picture/)])
    expect(added).toBe(7)
    const all = await documentsOf(portal.db)
    const of = (collection: string) =>
      Object.entries(all).flatMap(([path, data]) => (path.startsWith(`${collection}/`) ? [data] : []))
    expect(of('success')).toHaveLength(1)
    for (const { picture } of of('photos'))
      expect(picture).toMatchObject({ widths: expect.arrayContaining([320]) })
    const boat = of('photos').find(({ name }) => name === 'boat 9.jpg')
    expect(boat).toMatchObject({ camera: { model: 'Box 1' } })
    const [bytes] = await portal.bucket.file(String(boat?.original)).download()
    expect(bytes.includes('Photographer')).toBe(false)
    const files = Object.keys(await objectsOf(portal.bucket))
    expect(files.filter((path) => path.startsWith('originals/'))).toHaveLength(3)
    const { news, albums } = await portal.shown()
    expect(news.map(({ title }) => title).sort()).toEqual(['Of its heading', 'We are open'])
    expect(news).toContainEqual({
      ...{ title: 'We are open', date: '2026-03-04' },
      text: 'Come in\n\nThe doors are open.',
    })
    expect(albums).toEqual([
      {
        name: 'Harbour',
        photos: [
          { name: 'boat 9.jpg', alt: 'A red boat at a pier.', caption: 'Before the storm.' },
          expect.objectContaining({ name: 'boat 10.jpg' }),
        ],
      },
      { name: 'Harbour – Night', photos: [expect.objectContaining({ name: 'quay.png' })] },
    ])
  })

  it('shows what its site showed, and nothing else', async () => {
    const text = '\n\nA text.\n'
    portal.files({
      'site/open.md': `\ufeff---\ntitle: "Wedding: two"\ndate: 2020-01-01\n---${text}`,
      'site/toml.md': `+++\ntitle = "Toml"\ndate = 2020-01-02\n+++${text}`,
      'site/_posts/2020-01-03-named.md': text,
      'site/draft.md': `---\ntitle: Draft\ndraft: true\n---${text}`,
      'site/off.md': `---\ntitle: Off\npublished: false\n---${text}`,
      'site/hugo.md': `+++\ntitle = "Hugo"\ndraft = true\n+++${text}`,
      'site/colon.md': `---\ntitle: Secret: plans\ndraft: true\n---${text}`,
      'site/paid.md': `---\ntitle: Paid\nvisibility: paid\n---${text}`,
      'site/later.md': `---\ntitle: Later\ndate: 2999-01-01\n---${text}`,
      'site/secret/index.md': `---\ntitle: Secret\ndraft: true\n---${text}`,
      'site/secret/a.jpg': await aPicture(60).toBuffer(),
      'site/album/a.jpg': await aPicture(61).toBuffer(),
      'site/album/@eaDir/a.jpg/thumb.jpg': await aPicture(62).toBuffer(),
      'site/album/#recycle/b.jpg': await aPicture(63).toBuffer(),
      'site/__MACOSX/album/c.jpg': await aPicture(64).toBuffer(),
    })
    const site = join(root, 'site')
    const { news, albums } = await shownOf(readFolders(diskFiles, site, Date.now()), site)
    expect(news.map(({ title, date }) => [title, date])).toEqual([
      ['named', '2020-01-03'],
      ['Toml', '2020-01-02'],
      ['Wedding: two', '2020-01-01'],
    ])
    expect(albums.map(({ name, photos }) => [name, photos.map((each) => each.name)])).toEqual([
      ['album', ['a.jpg']],
    ])
  })
})

describe('an export of Ghost', () => {
  const file = join(root, 'ghost', 'export.json')

  it('shows its public posts, with their pictures, links and dates, no scripts, and nothing for members', async () => {
    const post = {
      ...{ slug: 'hello', title: 'Hello', status: 'published', visibility: 'public' },
      published_at: '2025-01-02T03:04:05.000Z',
    }
    const posts = [
      {
        ...post,
        html: '<h2>Hello</h2><p>With a <a href="https://ghost.test/x">link</a>.</p><script>alert(1)</script><figure><img src="__GHOST_URL__/content/images/sea.jpg" alt="The sea"><figcaption>At noon.</figcaption></figure>',
        feature_image: '__GHOST_URL__/content/images/hello.jpg',
      },
      { ...post, slug: 'later', title: 'Later', status: 'draft', html: '<p>Later.</p>' },
      { ...post, slug: 'about', title: 'About', type: 'page', html: '<p>About.</p>' },
      {
        ...{ ...post, slug: 'paid', title: 'Paid', visibility: 'paid' },
        html: '<p>Paid.</p><img src="__GHOST_URL__/content/images/secret.jpg">',
      },
    ]
    portal.files({
      'ghost/content/images/hello.jpg': await aPicture(50).toBuffer(),
      'ghost/content/images/sea.jpg': await aPicture(51).toBuffer(),
      'ghost/content/images/secret.jpg': await aPicture(52).toBuffer(),
      'ghost/export.json': JSON.stringify({
        db: [{ data: { posts, settings: [{ key: 'title', value: 'Boats' }] } }],
      }),
    })
    const plan = readGhost(diskFiles, file, Date.now())
    expect(summaryOf(plan)).toEqual({
      albums: [['Boats', ['sea.jpg']]],
      articles: [['Hello', true]],
      leftOut: [
        'hello: of its text 1 script',
        'later: a draft post',
        'about: a published page',
        'paid: it is for paid',
      ],
    })
    expect(plan.articles[0]?.markdown).toMatch(/^## Hello\n\nWith a \[link\]\(https:\/\/ghost\.test\/x\)\./)
    expect(await shownOf(plan, file)).toEqual({
      news: [{ title: 'Hello', date: '2025-01-02', text: 'Hello\n\nWith a link.' }],
      albums: [{ name: 'Boats', photos: [{ name: 'sea.jpg', alt: 'The sea', caption: 'At noon.' }] }],
    })
  })

  it('is distinguished from any other file', () => {
    portal.files({ 'other.json': '{"db": "none"}' })
    expect(() => readGhost(diskFiles, join(root, 'other.json'), Date.now())).toThrow('is no export of Ghost')
  })
})

describe('an export of WordPress', () => {
  const place = (name: string) => `https://site.test/wp-content/uploads/${name}`

  it('shows its public posts and the pictures in them, and nothing that the site did not show', async () => {
    portal.files({
      'wp/uploads/cover.jpg': await aPicture(70).toBuffer(),
      'wp/uploads/boat.jpg': await aPicture(71).toBuffer(),
      'wp/uploads/secret.jpg': await aPicture(72).toBuffer(),
      'wp/export.xml': aWxr(
        anAttachment(21, 'cover.jpg'),
        anAttachment(22, 'boat.jpg'),
        anAttachment(23, 'secret.jpg'),
        {
          id: 1,
          title: 'By the sea: one',
          meta: { _thumbnail_id: '21' },
          text: `<!-- wp:paragraph --><p>Open.</p><!-- /wp:paragraph --><!-- wp:image {"id":22} --><figure><img src="${place('boat-300x200.jpg')}" alt="A boat"/><figcaption>At sea.</figcaption></figure><!-- /wp:image --><!-- wp:jetpack/paid-content --><p>Paid.</p><!-- /wp:jetpack/paid-content -->`,
        },
        { id: 2, text: 'Of before.\n\n[members]Secret[/members]', dateGmt: '2019-12-31 23:59:59' },
        { id: 3, text: `<img src="${place('secret.jpg')}">Draft.`, status: 'draft' },
        { id: 4, text: 'Password.', password: 'sesame' },
        { id: 5, text: 'Private.', status: 'private' },
        { id: 6, text: 'Future.', status: 'future', dateGmt: '2999-01-01 00:00:00' },
      ),
    })
    const file = join(root, 'wp', 'export.xml')
    const visible = await shownOf(
      readWordPress(diskFiles, file, join(root, 'wp', 'uploads'), Date.now()),
      file,
    )
    expect(visible).toEqual({
      news: [
        { title: 'By the sea: one', date: '2020-01-02', text: 'Open.' },
        { title: 'Post 2', date: '2019-12-31', text: 'Of before.' },
      ],
      albums: [{ name: 'Sea & Sun', photos: [{ name: 'boat.jpg', alt: 'A boat', caption: 'At sea.' }] }],
    })
    const [{ id } = { id: '' }] = (await portal.call('get_news', { limit: 1 })).body.data
    const [article] = (await portal.call('get_news_data', { id })).body.data
    expect(article?.embeds).toMatchObject([{ kind: 'photo', title: 'A boat', text: 'At sea.' }])
    const secret = readFileSync(join(root, 'wp', 'uploads', 'secret.jpg'))
    for (const path of Object.keys(await objectsOf(portal.bucket)))
      expect((await portal.bucket.file(path).download())[0].equals(secret)).toBe(false)
  })
})
