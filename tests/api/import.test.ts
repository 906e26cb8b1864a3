import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderRequested } from '../../functions/src/media/render-queue.ts'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { readFolders } from '../../scripts/import/folders.ts'
import { readGhost } from '../../scripts/import/ghost.ts'
import { loadImport } from '../../scripts/import/load-import.ts'
import type { Plan } from '../../scripts/import/plan.ts'
import { writePlan } from '../../scripts/import/write-plan.ts'
import { aPortal, documentsOf, objectsOf } from '../support/portal.ts'

const portal = aPortal('demo-import')
const root = mkdtempSync(join(tmpdir(), 'import-'))
const [source, ghost] = [join(root, 'source'), join(root, 'ghost')]

const xmp = (alt: string, caption: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${caption}</rdf:li></rdf:Alt></dc:description><Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">${alt}</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility></rdf:Description></rdf:RDF></x:xmpmeta>`

function file(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

function photo(red: number) {
  return sharp({
    create: { width: 1200, height: 800, channels: 3, background: { r: red, g: 90, b: 160 } },
  }).jpeg()
}

beforeAll(async () => {
  await portal.empty()
  file(join(source, 'Harbour', 'boat 10.jpg'), await photo(10).toBuffer())
  file(
    join(source, 'Harbour', 'boat 9.jpg'),
    await photo(20)
      .withXmp(xmp('A red boat at a pier.', 'Before the storm.'))
      .withExif({ IFD0: { Model: 'Box 1', Artist: 'Photographer' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer(),
  )
  file(join(source, 'Harbour', 'Night', 'quay.png'), await photo(30).png().toBuffer())
  file(join(source, 'Harbour', 'broken.jpg'), 'no picture')
  file(join(source, 'notes.txt'), 'not for anybody')
  file(join(source, 'news', 'cover.jpg'), await photo(40).toBuffer())
  file(
    join(source, 'news', 'opening.md'),
    '---\ntitle: We are open\ndate: 2026-03-04T10:00:00Z\ncover: cover.jpg\n---\n\n## Come in\n\nThe doors are **open**.\n',
  )
  file(join(source, 'news', 'plain.md'), '# Of its heading\n\nA text without a cover.\n')
  file(join(source, 'news', 'lost.md'), '---\ntitle: Lost\ncover: nowhere.jpg\n---\nText.\n')
  const post = {
    slug: 'hello',
    title: 'Hello',
    status: 'published',
    visibility: 'public',
    published_at: '2025-01-02T03:04:05.000Z',
  }
  const data = {
    posts: [
      {
        ...post,
        html: '<h2>Hello</h2><p>With a <a href="https://ghost.test/x">link</a>.</p><script>alert(1)</script>',
        feature_image: '__GHOST_URL__/content/images/hello.jpg',
      },
      { ...post, slug: 'later', status: 'draft', html: '<p>Later.</p>' },
      { ...post, slug: 'about', type: 'page', html: '<p>About.</p>' },
    ],
  }
  file(join(ghost, 'content', 'images', 'hello.jpg'), await photo(50).toBuffer())
  file(join(ghost, 'export.json'), JSON.stringify({ db: [{ data }] }))
})
afterAll(async () => {
  await portal.close()
  rmSync(root, { recursive: true, force: true })
})

/** The summary of a plan before anything is written. */
const summaryOf = ({ albums, articles, leftOut }: Plan) => ({
  albums: albums.map(({ name, photos }) => [name, photos.map((each) => each.name)]),
  articles: articles.map(({ title, cover }) => [title, cover !== null]),
  leftOut,
})

describe('a folder', () => {
  it('is planned before it is imported: albums of folders in the order of names, articles of Markdown', () => {
    const plan = readFolders(source, Date.now())
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
    expect(plan.albums[0]?.photos[0]).toMatchObject({
      alt: 'A red boat at a pier.',
      caption: 'Before the storm.',
    })
    expect(readFolders(source, Date.now())).toEqual(plan)
  })

  it('comes into a portal beside what is there, with renditions, clean files and the words of the photos', async () => {
    await portal.db.doc('success/own').set({ title: 'Own', deta: 'Own.', date: '2026-10-01' })
    const plan = readFolders(source, Date.now())
    const folder = join(root, 'archive')
    const problems = await writePlan(plan, folder, join(source, 'news', 'cover.jpg'), Date.now())
    expect(problems).toEqual([expect.stringMatching(/broken\.jpg is no picture/)])
    const stop = portal.db.collection('renderings').onSnapshot(({ docs }) => {
      for (const { id } of docs) void renderRequested(portal, id, () => undefined)
    })
    await loadImport(folder, { ...portal, clock: systemClock })
    stop()
    const all = await documentsOf(portal.db)
    const of = (collection: string) =>
      Object.entries(all).flatMap(([path, data]) =>
        path.startsWith(`${collection}/`) ? [{ path, ...data }] : [],
      )
    expect(of('success')).toHaveLength(1)
    expect(all['migrations/import']).toBeUndefined()
    const albums = of('albums') as { path: string; name?: string; photos?: number }[]
    expect(albums.map(({ name, photos }) => [name, photos]).sort()).toEqual([
      ['Harbour – Night', 1],
      ['Harbour', 2],
    ])
    const photos = of('photos') as {
      name?: string
      createdAt?: number
      original?: string
      picture?: unknown
    }[]
    const boats = photos
      .filter(({ name }) => name?.startsWith('boat'))
      .sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
    expect(boats).toMatchObject([
      {
        name: 'boat 9.jpg',
        alt: 'A red boat at a pier.',
        caption: 'Before the storm.',
        camera: { model: 'Box 1' },
      },
      { name: 'boat 10.jpg', alt: '', caption: '' },
    ])
    for (const { picture } of photos) expect(picture).toMatchObject({ widths: expect.arrayContaining([320]) })
    const [bytes] = await portal.bucket.file(String(boats[0]?.original)).download()
    expect(bytes.includes('Photographer')).toBe(false)
    const files = Object.keys(await objectsOf(portal.bucket))
    expect(files.filter((path) => path.startsWith('originals/'))).toHaveLength(3)
    expect(of('news')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ title: 'We are open', date: '2026-03-04', markdown: '## Come in\n\nThe doors are **open**.' },
          text: expect.stringContaining('The doors are open.'),
        }),
        expect.objectContaining({ title: 'Of its heading', text: 'A text without a cover.' }),
      ]),
    )
  })

  it('comes once: a second time is refused by name, and nothing is written', async () => {
    const folder = join(root, 'again')
    await writePlan(readFolders(source, Date.now()), folder, join(source, 'news', 'cover.jpg'), Date.now())
    const before = await documentsOf(portal.db)
    await expect(loadImport(folder, { ...portal, clock: systemClock })).rejects.toThrow(
      /has 7 of these already, and nothing was imported: .*albums\/harbour-/,
    )
    expect(await documentsOf(portal.db)).toEqual(before)
  })
})

describe('an export of Ghost', () => {
  it('adds its published posts, with their pictures, links and dates, and no scripts', async () => {
    const plan = readGhost(join(ghost, 'export.json'), Date.now())
    expect(summaryOf(plan)).toEqual({
      albums: [],
      articles: [['Hello', true]],
      leftOut: ['hello: of its text 1 script', 'later: a draft post', 'about: a published page'],
    })
    expect(plan.articles[0]).toMatchObject({
      markdown: '## Hello\n\nWith a [link](https://ghost.test/x).',
      createdAt: Date.parse('2025-01-02T03:04:05Z'),
    })
    const folder = join(root, 'ghost-archive')
    expect(await writePlan(plan, folder, null, Date.now())).toEqual([])
    await loadImport(folder, { ...portal, clock: systemClock })
    expect((await portal.db.collection('news').where('title', '==', 'Hello').get()).size).toBe(1)
  })

  it('is distinguished from any other file', () => {
    file(join(root, 'other.json'), '{"db": "none"}')
    expect(() => readGhost(join(root, 'other.json'), Date.now())).toThrow('is no export of Ghost')
  })
})
