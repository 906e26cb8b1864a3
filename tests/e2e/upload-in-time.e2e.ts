import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded } from '../support/media.ts'
import { aNoisyJpeg } from '../support/uploads.ts'

const { visit } = useBrowser()

const walk = `ALB-${unique()}`
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
  const cover = (await db.doc('albums/north-light').get()).get('cover')
  await writeDocuments(db, [documents.albums(walk, anAlbumDoc({ name: 'A walk', photos: 0, cover }))])
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  const photos = await db.collection('photos').where('fid', '==', walk).get()
  await Promise.all(photos.docs.map(({ ref }) => ref.delete()))
  await db.doc(`albums/${walk}`).delete()
})

const count = 60
/** Milliseconds in which so many photos are there for everybody. */
const inTime = 120_000

it('60 photos are there for visitors within two minutes, whole, in the order of their names', async () => {
  const names = Array.from({ length: count }, (_, at) => `Walk ${at + 1}.jpg`)
  for (const name of names) await writeFile(join(folder, name), await aNoisyJpeg(1600, 1200))
  const address = `/admin_dashboard?id=ADM-1001&tool=media&album=${walk}&open=new`
  const { page } = await visit(address, { persona: 'siteadmin' })
  const upload = page.getByRole('dialog', { name: 'Upload photos' })
  const shuffled = [...names].sort(() => Math.random() - 0.5)
  const begun = Date.now()
  // Waited for a little longer, so that a failure tells where the time went.
  const [timeout, times] = [2 * inTime, { added: 0, rendered: 0, shown: 0 }]
  await upload.getByLabel('Choose files').setInputFiles(shuffled.map((name) => join(folder, name)))
  await upload.getByText(/Upload Started/).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.getByRole('status', { name: 'Upload Completed' }).waitFor({ timeout })
  times.added = Date.now() - begun

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
  for (const { name, picture } of first) expect([name, picture?.width]).toEqual([name, 1600])
  const whole = async () => (await list()).filter(({ renditions }) => renditions === undefined).length
  await expect.poll(whole, { timeout, interval: 1_000 }).toBe(names.length)
  times.rendered = Date.now() - begun
  for (const { picture } of await list())
    expect(picture?.sources.map(({ width }) => width)).toEqual([320, 960])

  // So tall a window has all rows in the page.
  const visitor = await visit(`/view_albums?album=${walk}`, { viewport: { ...VIEWPORTS[2], height: 9_000 } })
  const tiles = visitor.page.getByRole('list', { name: 'Photos of A walk' }).locator('a img[srcset]')
  const shown = () =>
    tiles.evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map((image) => [image.closest('a')?.dataset.pid, image.srcset.match(/ \d+w/g)?.join()]),
    )
  const wanted = first.map(({ pid }) => [pid, ' 320w, 960w'])
  await expect.poll(shown, { timeout }).toEqual(wanted)
  times.shown = Date.now() - begun
  expect(times.shown, JSON.stringify(times)).toBeLessThan(inTime)
}, 600_000)
