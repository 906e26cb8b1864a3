import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import JSZip from 'jszip'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { accessibilityProblems, useBrowser } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { aNoisyJpeg } from '../support/factories/pictures.ts'
import { anAttachment, aWxr } from '../support/factories/wxr.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded } from '../support/media.ts'
import { dialog, reported } from '../support/sign-in.ts'

const { visit } = useBrowser()
const address = '/admin_dashboard?id=ADM-1001&tool=settings#import'

let root: string
let picture: Buffer
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'import-'))
  picture = await aNoisyJpeg(900, 600)
})
afterAll(() => rm(root, { recursive: true, force: true }))

type Contents = Readonly<Record<string, string | Buffer>>

async function folder(name: string, contents: Contents): Promise<string> {
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(root, name, path)), { recursive: true })
    await writeFile(join(root, name, path), content)
  }
  return join(root, name)
}

async function zip(name: string, contents: Contents): Promise<string> {
  const archive = new JSZip()
  for (const [path, content] of Object.entries(contents)) archive.file(path, content)
  const path = join(root, name)
  await writeFile(path, await archive.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' }))
  return path
}

const visitImport = () => visit(address, { persona: 'siteadmin' })
const open = async () => (await visitImport()).page

/** The album of an import, by its name, with its photos as visitors see them. */
async function albumNamed(name: string) {
  const { docs } = await db.collection('albums').where('name', '==', name).get()
  const photos = docs[0] ? (await readEncoded('photos_all', { fid: docs[0].id, limit: 50 })).items : []
  return { count: docs.length, photos: photos.map(({ name, alt, caption }) => ({ name, alt, caption })) }
}

async function articleTitled(title: string) {
  const { docs } = await db.collection('news').where('title', '==', title).get()
  return docs[0] && (await call('get_news_data', { id: docs[0].id })).body.data[0]
}

async function start(page: Page, imported: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { name: imported }).waitFor({ timeout: 60_000 })
}

describe('an owner', () => {
  it('imports a folder: albums, articles, and the reason for each file that is left out; once more changes nothing; undoes it', async () => {
    const word = `Regatta ${unique().slice(0, 6)}`
    const path = await folder(word, {
      'Harbour/boat 9.jpg': picture,
      'Harbour/boat 10.jpg': Buffer.concat([picture, Buffer.from('other')]),
      'Harbour/broken.jpg': 'no picture',
      'Harbour/notes.txt': 'words',
      'news/cover.jpg': Buffer.concat([picture, Buffer.from('cover')]),
      'news/opening.md': `---\ntitle: ${word} opens\ndate: 2024-05-06\ncover: cover.jpg\n---\n\n## Come in\n\nThe doors are open.`,
      'news/long.md': `---\ntitle: Long\ndate: 2024-05-06\ncover: cover.jpg\n---\n\n${'word '.repeat(5_000)}`,
      'news/draft.md': `---\ntitle: Draft\ndraft: true\n---\n\nNot yet.`,
    })
    const page = await open()
    await page.getByLabel('Choose folder').setInputFiles(path)
    await page.getByRole('heading', { name: `Ready to import “${word}”` }).waitFor()
    await page.getByText('01 album with 03 photos, and 02 articles.').waitFor()
    await page.getByText('02 items left out').click()
    await page.getByText('news/draft.md: it is a draft').waitFor()
    expect((await articleTitled(`${word} opens`))?.title).toBeUndefined()

    let requests = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/start_upload')) requests += 1
    })
    await start(page, '04 items imported.')
    // Places are requested for many files together: an hour has a limit of requests.
    expect(requests).toBe(2)
    await page.getByText(/^Harbour\/broken\.jpg: /).waitFor()
    await page.getByText(/^Long: its text has 24,\d+ characters, and an article at most 20,000$/).waitFor()
    expect((await articleTitled(`${word} opens`))?.date).toBe('2024-05-06')
    expect((await articleTitled(`${word} opens`))?.text).toBe('Come in\n\nThe doors are open.')
    const names = (await albumNamed('Harbour')).photos.map(({ name }) => name)
    expect(names).toEqual(['boat 9.jpg', 'boat 10.jpg'])

    await page.getByRole('button', { name: 'Choose something else' }).click()
    await page.getByLabel('Choose folder').setInputFiles(path)
    await start(page, '00 items imported.')
    await page.getByText('04 items already imported.').waitFor()
    expect((await albumNamed('Harbour')).count).toBe(1)

    await page
      .getByRole('button', { name: `Undo the import of ${word}` })
      .first()
      .click()
    await dialog(page, 'Undo this import?')
    await reported(page, 'Import undone', '04 items removed.')
    expect((await albumNamed('Harbour')).count).toBe(0)
    expect(await articleTitled(`${word} opens`)).toBeUndefined()
  })

  it('imports a zip of a Ghost export with its pictures', async () => {
    const word = `Ghost ${unique().slice(0, 6)}`
    const post = { type: 'post', status: 'published', visibility: 'public', uuid: unique() }
    const html =
      '<h2>Hello</h2><p>With a <a href="https://ghost.test/x">link</a>.</p><figure><img src="__GHOST_URL__/content/images/sea.jpg" alt="The sea"><figcaption>At noon.</figcaption></figure>'
    const posts = [
      {
        ...{ ...post, slug: 'hello', title: word, html, published_at: '2025-01-02T03:04:05.000Z' },
        feature_image: '__GHOST_URL__/content/images/hello.jpg',
      },
      { ...post, slug: 'paid', title: 'Paid', visibility: 'paid', html: '<p>Paid.</p>' },
    ]
    const path = await zip('ghost.zip', {
      'ghost/content/images/hello.jpg': picture,
      'ghost/content/images/sea.jpg': picture,
      '__MACOSX/ghost/._export.json': 'of a system',
      'ghost/export.json': JSON.stringify({
        db: [{ data: { posts, settings: [{ key: 'title', value: word }] } }],
      }),
    })
    const page = await open()
    await page.getByLabel('Choose archive').setInputFiles(path)
    await page.getByRole('heading', { name: 'Ready to import “ghost”' }).waitFor()
    await start(page, '03 items imported.')
    await page.getByText('01 item left out').click()
    await page.getByText('paid: it is for paid').waitFor()
    expect(await albumNamed(word)).toEqual({
      count: 1,
      photos: [{ name: 'sea.jpg', alt: 'The sea', caption: 'At noon.' }],
    })
    const article = await articleTitled(word)
    expect(article?.text).toBe('Hello\n\nWith a link.')
    expect(article?.embeds).toMatchObject([{ kind: 'photo', title: 'The sea', text: 'At noon.' }])
  })

  it('imports an export of WordPress with a copy of its uploads, with a cover for articles that have none', async () => {
    const word = `Press ${unique().slice(0, 6)}`
    const path = await folder(`site-${unique()}`, {
      'export.xml': aWxr(
        anAttachment(22, 'boat.jpg'),
        {
          ...{ id: 1, title: word, guid: unique() },
          text: '<!-- wp:image {"id":22} --><figure><img src="https://site.test/wp-content/uploads/boat-300x200.jpg" alt="A boat"/></figure><!-- /wp:image --><p>Open.</p>',
        },
        { id: 2, title: 'Private', status: 'private', text: 'Private.' },
      ),
      'wp-content/uploads/boat.jpg': picture,
    })
    const cover = join(root, 'cover.jpg')
    await writeFile(cover, picture)
    const page = await open()
    await page.getByLabel('Choose folder').setInputFiles(path)
    await page.getByText('01 album with 01 photo, and 01 article.').waitFor()
    await page.getByText('01 article without a cover. Choose one, or they will be left out.').waitFor()
    await page.getByLabel('Cover for articles without one').setInputFiles(cover)
    await start(page, '03 items imported.')
    expect((await articleTitled(word))?.text).toBe('Open.')
    expect(await articleTitled('Private')).toBeUndefined()
  })

  it('continues where the connection was lost, and after a stop', async () => {
    const word = `Long ${unique().slice(0, 6)}`
    const photos = Array.from({ length: 25 }, (_, at) => [
      `${word} ${at}.jpg`,
      Buffer.concat([picture, Buffer.from(`${word} ${at}`)]),
    ])
    const path = await folder(word, Object.fromEntries(photos))
    const { page, takeComplaints } = await visitImport()
    let calls = 0
    await page.route('**/import_photos', (route) => {
      calls += 1
      return calls === 2 ? route.abort() : route.continue()
    })
    await page.getByLabel('Choose folder').setInputFiles(path)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog(page, 'Our Problem')
    await page.getByRole('heading', { name: 'The import is not complete.' }).waitFor()
    await page.getByText('21 of 26 added').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('heading', { name: 'The import is not complete.' }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: /items? imported\.$|already been imported\.$/ }).waitFor()
    const names = (await albumNamed(word)).photos.map(({ name }) => name)
    expect(names).toEqual(photos.map(([name]) => name))
    await page.getByRole('button', { name: `Undo the import of ${word}` }).waitFor()
    expect(await page.getByRole('button', { name: `Undo the import of ${word}` }).count()).toBe(1)
    // The browser reports the lost call.
    expect(takeComplaints().filter((complaint) => !complaint.includes('/import_photos'))).toEqual([])
  })

  it('is shown why nothing can be imported, and may choose something else', async () => {
    const broken = join(root, 'broken.zip')
    await writeFile(broken, 'no archive')
    const page = await open()
    const archive = page.getByLabel('Choose archive')
    await archive.setInputFiles(broken)
    await page.getByText('This archive can’t be opened. Unpack it and choose the folder.').waitFor()
    await archive.setInputFiles(await zip('empty.zip', { 'site/notes.txt': 'words' }))
    await page.getByText('There is nothing to import in it.').waitFor()
    await page.getByText('notes.txt: neither a JPEG, PNG or WebP picture nor Markdown').waitFor()
    await archive.setInputFiles(await zip('odd.zip', { './Dot//notes.txt': 'words' }))
    await page.getByText('notes.txt: neither a JPEG').waitFor()
    await archive.setInputFiles(await zip('cut.zip', { 'export.xml': aWxr().slice(0, 400) }))
    await page.getByText(/export\.xml cannot be read/).waitFor()
  })
})

it.each(VIEWPORTS)(
  'it is accessible in both themes, and nothing is wider than the window, at $name',
  async (viewport) => {
    const { page } = await visit(address, { persona: 'siteadmin', viewport })
    await page.getByLabel('Choose folder').waitFor()
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      expect(await accessibilityProblems(page)).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  },
)
