import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { aNoisyJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded } from '../support/media.ts'

const { visit } = useBrowser()

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An album without photos; another one each time, since a failed story is retried. */
async function anEmptyAlbum(): Promise<string> {
  const fid = `ALB-${unique()}`
  const cover = (await db.doc('albums/north-light').get()).get('cover')
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ name: 'A walk', photos: 0, cover }))])
  return fid
}

const count = 60
/** Milliseconds for each step; how quick it has to be is the bench's to say (scripts/bench/upload.ts). */
const timeout = 600_000

it('60 photos are there for visitors, whole, in the order of their names', async () => {
  const walk = await anEmptyAlbum()
  const names = Array.from({ length: count }, (_, at) => `Walk ${at + 1}.jpg`)
  for (const name of names) await writeFile(join(folder, name), await aNoisyJpeg(1280, 960))
  const address = `/admin_dashboard?id=ADM-1001&tool=media&album=${walk}&open=new`
  const { page } = await visit(address, { persona: 'siteadmin' })
  const upload = page.getByRole('dialog', { name: 'Upload photos' })
  const shuffled = [...names].sort(() => Math.random() - 0.5)
  await upload.getByLabel('Choose files').setInputFiles(shuffled.map((name) => join(folder, name)))
  await upload.getByText(/Upload Started/).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.getByRole('status', { name: 'Upload Completed' }).waitFor({ timeout })

  const list = async () => {
    const { items, next } = await readEncoded('photos_all', { fid: walk, limit: 50 })
    const rest =
      next === undefined
        ? []
        : (await readEncoded('photos_all', { fid: walk, limit: 50, cursor: next })).items
    return [...items, ...rest]
  }
  const first = await list()
  expect(first.map(({ name }) => name)).toEqual(names)
  // Visitors see each of them before it is whole.
  for (const { name, picture } of first) expect([name, picture?.width]).toEqual([name, 1280])
  const whole = async () => (await list()).filter(({ renditions }) => renditions === undefined).length
  await expect.poll(whole, { timeout, interval: 1_000 }).toBe(names.length)
  for (const { picture } of await list())
    expect(picture?.sources.map(({ width }) => width)).toEqual([320, 960, 1280])

  // So tall a window has all rows in the page, once the cover, which fills it, is above.
  const visitor = await visit(`/view_albums?album=${walk}`, { viewport: { ...VIEWPORTS[2], height: 9_000 } })
  await visitor.page.getByRole('link', { name: 'View photos' }).click()
  const tiles = visitor.page.getByRole('list', { name: 'Photos in A walk' }).locator('a img[srcset]')
  const loadedTiles = () =>
    tiles.evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map((image) => [image.closest('a')?.dataset.pid, image.srcset.match(/ \d+w/g)?.join()]),
    )
  const expected = first.map(({ pid }) => [pid, ' 320w, 960w, 1280w'])
  await expect.poll(loadedTiles, { timeout }).toEqual(expected)
}, 1_500_000)
