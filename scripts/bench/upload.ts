import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { documents, writeDocuments } from '../../tests/support/factories/documents.ts'
import { anAlbumDoc } from '../../tests/support/factories/media.ts'
import { aNoisyJpeg } from '../../tests/support/factories/pictures.ts'
import { newVisitor, VIEWPORTS, withChromium } from '../lib/chromium.ts'
import { signInAs } from '../lib/personas.ts'
import { PORTAL } from '../lib/screens.ts'
import { admin } from './admin.ts'
import type { Bench } from './database.ts'
import { type Section, section } from './report.ts'

const photos = 60
const album = 'bench-upload'
/** Milliseconds of each step at most. */
const timeout = 600_000

/** Milliseconds from the choice of the files: until all are in the album, have all renditions, and are there for a visitor. */
interface UploadTimes {
  added: number
  rendered: number
  visible: number
}

/** How many photos of the album are there; it runs in the page. */
const loadedTiles = `[...document.querySelectorAll('main a[data-pid] img[srcset]')]
  .filter((image) => image.complete && image.naturalWidth > 0).length`

async function until(condition: () => Promise<boolean>): Promise<void> {
  const began = performance.now()
  while (!(await condition())) {
    if (performance.now() - began > timeout) throw new Error('the photos did not get there')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function timeUpload(page: Page, visitor: Page, files: readonly string[], { platform }: Bench) {
  await page.goto(`/admin_dashboard?id=${admin.admin.id}&tool=media&album=${album}&open=new`)
  const dialog = page.getByRole('dialog', { name: 'Upload photos' })
  const input = dialog.getByLabel('Choose files')
  await input.waitFor({ state: 'attached' })
  const began = performance.now()
  const elapsed = () => performance.now() - began
  await input.setInputFiles([...files])
  await page.getByRole('status', { name: 'Upload Completed' }).waitFor({ timeout })
  const added = elapsed()
  const registered = platform.db.collection('photos').where('fid', '==', album)
  await until(async () => {
    const { docs } = await registered.get()
    return docs.length === files.length && docs.every((photo) => photo.get('rendering') === undefined)
  })
  const rendered = elapsed()
  await visitor.goto(`/view_albums?album=${album}`)
  await until(async () => (await visitor.evaluate<number>(loadedTiles)) === files.length)
  return { added, rendered, visible: elapsed() } satisfies UploadTimes
}

/** An upload of photos as an admin makes it, until a visitor has all of them. */
export async function measureUpload(bench: Bench): Promise<Section> {
  await writeDocuments(bench.platform.db, [
    documents.albums(album, anAlbumDoc({ name: 'A walk', photos: 0 })),
  ])
  const folder = await mkdtemp(join(tmpdir(), 'photos-'))
  try {
    const files = Array.from({ length: photos }, (_, at) => join(folder, `Walk ${at + 1}.jpg`))
    for (const file of files) await writeFile(file, await aNoisyJpeg(1600, 1200))
    const times = await withChromium(async (browser) => {
      const [desk, visit] = [
        await newVisitor(browser, { baseURL: PORTAL, viewport: VIEWPORTS[2] }),
        // So tall a window has all rows in the page.
        await newVisitor(browser, { baseURL: PORTAL, viewport: { ...VIEWPORTS[2], height: 9_000 } }),
      ]
      const page = await desk.newPage()
      await signInAs(page, admin)
      return timeUpload(page, await visit.newPage(), files, bench)
    })
    const unit = 'ms'
    const report = section(`An upload of ${photos} photos`, [
      { what: 'all are in the album', value: times.added, unit, bound: { atMost: 120_000 } },
      { what: 'all have their renditions', value: times.rendered, unit, bound: { atMost: 120_000 } },
      { what: 'a visitor has all of them', value: times.visible, unit, bound: { atMost: 120_000 } },
    ])
    return { ...report, note: 'In Chromium, of 1600 × 1200 pixels of grain, from the choice of the files.' }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
