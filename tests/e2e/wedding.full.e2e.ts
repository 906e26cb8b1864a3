import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { aNoisyJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded } from '../support/media.ts'

const { visit } = useBrowser()

const tiny = 800
const whole = 20
/** Every fortieth photo is as large as a camera makes it. */
const every = tiny / whole
/** Bytes that the page may have in memory. */
const most = 600_000_000
const pageSize = 4096

let folder: string
const broken = 'Wedding 0411 broken.jpg'
const names: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wedding-'))
  const large = await aNoisyJpeg(5200, 3900)
  for (let at = 1; at <= tiny + whole; at++) {
    const name = `Wedding ${String(at).padStart(4, '0')}.jpg`
    const isLarge = names.length % (every + 1) === every
    // Bytes behind the picture's end make each a file of its own.
    const photo = isLarge ? large : await aNoisyJpeg(72, 48)
    await writeFile(join(folder, name), isLarge ? Buffer.concat([photo, Buffer.from(unique())]) : photo)
    names.push(name)
  }
  const cut = await aNoisyJpeg(600, 400)
  await writeFile(join(folder, broken), cut.subarray(0, cut.length / 2))
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Bytes that the largest page of a browser has in memory. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const resident = pages.map(async ({ id }) => {
    const words = (await readFile(`/proc/${id}/statm`, 'latin1').catch(() => '0 0')).split(' ')
    return Number(words[1]) * pageSize
  })
  return Math.max(...(await Promise.all(resident)))
}

async function photosOf(fid: string): Promise<string[]> {
  const listed: string[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await readEncoded('photos_all', { fid, limit: 50, ...(cursor && { cursor }) })
    listed.push(...items.map(({ name }) => name))
    cursor = next
  } while (cursor !== undefined)
  return listed
}

it('a wedding of 820 photos is uploaded at once, in order, with a broken one among them, in little memory', async () => {
  const fid = `ALB-${unique()}`
  const cover = (await db.doc('albums/north-light').get()).get('cover')
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ name: 'A wedding', photos: 0, cover }))])
  const address = `/admin_dashboard?id=ADM-1001&tool=media&album=${fid}&open=new`
  const { page, context } = await visit(address, { persona: 'siteadmin' })
  const browser = context.browser()
  if (!browser) throw new Error('the context has a browser')
  const upload = page.getByRole('dialog', { name: 'Upload photos' })
  await upload.getByLabel('Choose files').setInputFiles([...names, broken].map((name) => join(folder, name)))
  await upload.getByText(/ of 821 files/).waitFor()
  const used: number[] = []
  const isOver = async () => {
    used.push(await memoryOf(browser))
    return upload.getByText('01 file not added.').isVisible()
  }
  await expect.poll(isOver, { timeout: 900_000, interval: 1_000 }).toBe(true)
  expect(Math.max(...used)).toBeLessThan(most)
  const refused = upload.getByRole('listitem').filter({ hasText: broken })
  expect(await refused.textContent()).toContain('The file is damaged')
  expect(await photosOf(fid)).toEqual(names)
}, 1_200_000)
