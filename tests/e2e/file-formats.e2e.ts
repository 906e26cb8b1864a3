import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leakedRecordingMetadata, probe } from '../../functions/src/files/clean/recordings-with-metadata.ts'
import { bucket, db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'

const { visit } = useBrowser()
const run = promisify(execFile)

const fid = `ALB-${unique()}`
let folder: string
const path = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formats-'))
  const cover = (await db.doc('albums/north-light').get()).get('cover')
  await writeDocuments(db, [documents.albums(fid, anAlbumDoc({ name: 'Formats', photos: 0, cover }))])
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  const photos = await db.collection('photos').where('fid', '==', fid).get()
  await Promise.all(photos.docs.map(({ ref }) => ref.delete()))
  await db.doc(`albums/${fid}`).delete()
})

/** A recording of a second of its own, made by ffmpeg with these codecs. */
async function record(name: string, ...codecs: string[]): Promise<void> {
  const tone = `sine=frequency=${300 + Math.floor(Math.random() * 600)}`
  const inputs = [
    '-f',
    'lavfi',
    '-t',
    '1',
    '-i',
    'testsrc=size=128x96:rate=12',
    '-f',
    'lavfi',
    '-t',
    '1',
    '-i',
    tone,
  ]
  const place = ['-metadata', 'location=+51.5012-000.1419/', '-metadata', `title=${unique()}`]
  await run('ffmpeg', ['-loglevel', 'error', ...inputs, ...place, ...codecs, path(name)])
}

async function upload(page: Page, names: readonly string[]): Promise<void> {
  const panel = page.getByRole('dialog', { name: /^Upload/ })
  await panel.getByLabel('Choose files').setInputFiles(names.map(path))
  for (const name of names)
    await panel
      .getByRole('listitem')
      .filter({ hasText: name.replace(/\.\w+$/, '') })
      .waitFor()
}

it('pictures that visitors’ browsers may not show are uploaded as JPEG and PNG, by what is in them', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#345', noise } })
  const frames = await Promise.all([picture().png().toBuffer(), picture().png().toBuffer()])
  await writeFile(path('quay.avif'), await picture().avif({ quality: 90 }).toBuffer())
  await writeFile(path('mole.jpg'), await picture().avif({ quality: 90 }).toBuffer())
  await writeFile(
    path('buoy.gif'),
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  )
  await writeFile(path('sunk.heic'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
  const { page } = await visit(`/admin_dashboard?id=ADM-1001&tool=media&album=${fid}&open=new`, {
    persona: 'siteadmin',
  })
  await upload(page, ['quay.avif', 'mole.jpg', 'buoy.gif', 'sunk.heic'])
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await row('quay.jpg')
    .getByText(/Added .*Converted from AVIF to JPEG\.$/)
    .waitFor()
  await row('mole.jpg')
    .getByText(/Added .*Converted from AVIF to JPEG\.$/)
    .waitFor()
  await row('buoy.png')
    .getByText(/Converted from GIF to PNG\. This image is animated/)
    .waitFor()
  await row('sunk.heic')
    .getByText(/Your browser can’t convert this HEIC file\. Export it as JPEG/)
    .waitFor()
  const { docs } = await db.collection('photos').where('fid', '==', fid).get()
  const stored = docs.map((photo) => [photo.get('name'), photo.get('type')]).sort()
  expect(stored).toEqual([
    ['buoy.png', 'image/png'],
    ['mole.jpg', 'image/jpeg'],
    ['quay.jpg', 'image/jpeg'],
  ])
}, 120_000)

it('recordings are uploaded in a file that browsers play, with each picture and sound as it was', async () => {
  await record('harbour.mov', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac')
  const videos = await visit('/admin_dashboard?id=ADM-1001&tool=media&tab=video&open=new', {
    persona: 'siteadmin',
  })
  await upload(videos.page, ['harbour.mov'])
  const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
  await row(videos.page, 'harbour.mp4')
    .getByText(/Added .*Saved as MP4 instead of MOV, with no loss of quality\.$/)
    .waitFor()

  await record('bell.aac', '-vn', '-c:a', 'aac')
  await record('gong.flac', '-vn', '-c:a', 'flac')
  const sounds = await visit('/admin_dashboard?id=ADM-1001&tool=media&tab=audio&open=new', {
    persona: 'siteadmin',
  })
  await upload(sounds.page, ['bell.aac', 'gong.flac'])
  await row(sounds.page, 'bell.m4a')
    .getByText(/Added .*Saved as M4A instead of AAC/)
    .waitFor()
  await row(sounds.page, 'gong.flac')
    .getByText(/^Added/)
    .waitFor()

  for (const [collection, given, name, type] of [
    ['videos', 'harbour.mov', 'harbour.mp4', 'video/mp4'],
    ['audios', 'bell.aac', 'bell.m4a', 'audio/mp4'],
    ['audios', 'gong.flac', 'gong.flac', 'audio/flac'],
  ] as const) {
    const [found] = (await db.collection(collection).where('name', '==', name).get()).docs
    expect(found?.get('type')).toBe(type)
    const [bytes] = await bucket.file(found?.get('original')).download()
    const [before, after] = [await probe(await readFile(path(given))), await probe(bytes)]
    expect([after.frames, after.streams, after.faults]).toEqual([before.frames, before.streams, ''])
    expect(leakedRecordingMetadata(bytes)).toEqual([])
    await found?.ref.delete()
  }
}, 120_000)

it('a film that is larger than what is held in memory is put into an MP4 on the disk', async () => {
  const bitrate = ['-b:v', '250M', '-minrate', '250M', '-maxrate', '250M', '-bufsize', '250M']
  const filled = ['-x264-params', 'nal-hrd=cbr:filler=1', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
  const picture = ['-f', 'lavfi', '-t', '10', '-i', 'testsrc=size=640x480:rate=25']
  await run('ffmpeg', [
    '-loglevel',
    'error',
    ...picture,
    '-c:v',
    'libx264',
    ...bitrate,
    ...filled,
    path('long.mov'),
  ])
  expect((await stat(path('long.mov'))).size).toBeGreaterThan(270_000_000)
  const { page } = await visit('/admin_dashboard?id=ADM-1001&tool=media&tab=video&open=new', {
    persona: 'siteadmin',
  })
  await upload(page, ['long.mov'])
  const row = page.getByRole('listitem').filter({ hasText: 'long.mp4' })
  await row.getByText(/Added .*Saved as MP4 instead of MOV/).waitFor({ timeout: 240_000 })
  const [video] = (await db.collection('videos').where('name', '==', 'long.mp4').get()).docs
  await bucket.file(video?.get('original')).download({ destination: path('long.mp4') })
  const frames = async (name: string) =>
    (await run('ffmpeg', ['-v', 'error', '-i', path(name), '-f', 'md5', '-'])).stdout
  expect(await frames('long.mp4')).toBe(await frames('long.mov'))
  await video?.ref.delete()
}, 300_000)
