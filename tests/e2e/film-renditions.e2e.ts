import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bucket, db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { unique } from '../support/fixtures.ts'

const { visit } = useBrowser({ expected: /360p\.mp4/ })
const run = promisify(execFile)

const seconds = 4
let folder: string
const path = (name: string) => join(folder, name)
const ids: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'films-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await Promise.all(ids.map((id) => db.doc(`videos/${id}`).delete()))
})

/** A film of its own, filmed by ffmpeg with these options. */
async function film(name: string, size: string, ...options: string[]): Promise<void> {
  const picture = ['-f', 'lavfi', '-t', String(seconds), '-i', `testsrc2=size=${size}:rate=30`]
  const sound = ['-f', 'lavfi', '-t', String(seconds), '-i', 'sine=frequency=440']
  const coded = ['-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '8M', ...options]
  const title = ['-metadata', `title=${unique()}`]
  await run('ffmpeg', ['-loglevel', 'error', ...picture, ...sound, ...title, ...coded, path(name)])
}

const openUpload = async () =>
  (await visit('/admin_dashboard?id=ADM-1001&tool=media&tab=video&open=new', { persona: 'siteadmin' })).page
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const choose = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name: /^Upload/ })
    .getByLabel('Choose files')
    .setInputFiles(path(name))

/** The registered film of this name. */
async function registered(name: string) {
  const [found] = (await db.collection('videos').where('name', '==', name).get()).docs
  if (!found) throw new Error(`${name} is not in the list`)
  ids.push(found.id)
  return found
}

/** What ffprobe reads of a stored file, whether its index is first, and whether ffmpeg plays all of it. */
async function probe(object: string) {
  const [bytes] = await bucket.file(object).download()
  const file = path('probed.mp4')
  await writeFile(file, bytes)
  const entries =
    'stream=codec_name,profile,pix_fmt,width,height,bit_rate:stream_side_data=rotation:format=duration'
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', file])
  const keyed = [
    '-select_streams',
    'v',
    '-skip_frame',
    'nokey',
    '-show_entries',
    'frame=pts_time',
    '-of',
    'csv=p=0',
  ]
  const keys = await run('ffprobe', ['-v', 'error', ...keyed, file])
  const placed = ['-show_entries', 'packet=codec_type,pts_time,pos', '-of', 'json', file]
  const { packets }: { packets: { codec_type: string; pts_time: string; pos: string }[] } = JSON.parse(
    (await run('ffprobe', ['-v', 'error', ...placed])).stdout,
  )
  packets.sort((one, other) => Number(one.pos) - Number(other.pos))
  const soundBefore = packets.slice(
    0,
    packets.findIndex(({ codec_type }) => codec_type === 'video'),
  )
  const { stderr } = await run('ffmpeg', ['-v', 'error', '-i', file, '-f', 'null', '-'])
  const { streams, format } = JSON.parse(stdout)
  return {
    ...{
      picture: streams[0],
      sound: streams[1]?.codec_name,
      duration: Number(format.duration),
      faults: stderr,
    },
    wholePictures: keys.stdout.trim().split('\n').map(parseFloat),
    /** Seconds of the sound that come before the first picture. */
    soundBefore: Number(soundBefore.at(-1)?.pts_time ?? 0),
    isIndexFirst: bytes.indexOf('moov') < bytes.indexOf('mdat'),
  }
}

/** Writes into a film that it was filmed upright, by the matrix in the header of its first track. */
async function rotate(name: string): Promise<void> {
  const bytes = await readFile(path(name))
  const matrix = bytes.indexOf('tkhd') + 4 + 40
  for (const [at, value] of [0, 0x0001_0000, 0, -0x0001_0000, 0, 0, 0, 0, 0x4000_0000].entries())
    bytes.writeInt32BE(value, matrix + at * 4)
  await writeFile(path(name), bytes)
}

/** The address that a player plays, and the size of its pictures. */
const playing = (page: Page) =>
  page
    .locator('video')
    .evaluate(({ currentSrc, videoWidth, videoHeight }: HTMLVideoElement) => [
      currentSrc,
      videoWidth,
      videoHeight,
    ])

/** A film on a screen of this size, in a browser that says nothing of its connection: what it measures depends on this machine. */
async function opened(address: string, viewport: { width: number; height: number }): Promise<Page> {
  const { page, context } = await visit('/about', { viewport })
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }))
  await page.goto(address)
  return page
}

it('an uploaded film gets versions for telephones, which play the small one and the original where that fails', async () => {
  await film('pier.mp4', '1920x1080', '-pix_fmt', 'yuv420p', '-c:a', 'aac')
  const admin = await openUpload()
  await choose(admin, 'pier.mp4')
  await admin.getByRole('progressbar', { name: 'Smaller versions of pier.mp4' }).waitFor()
  await row(admin, 'pier.mp4')
    .getByText(/^Added · [\d.]+ MB$/)
    .waitFor({ timeout: 90_000 })

  const video = await registered('pier.mp4')
  expect(video.get('frameRate')).toBe(30)
  const renditions: { path: string; height: number; size: number }[] = video.get('renditions')
  expect(renditions.map(({ height }) => height)).toEqual([360, 720])
  for (const [at, { width, height, bitrate }] of [
    { width: 640, height: 360, bitrate: 600_000 },
    { width: 1280, height: 720, bitrate: 2_000_000 },
  ].entries()) {
    const { picture, sound, ...rest } = await probe(renditions[at]?.path ?? '')
    expect(picture).toMatchObject({ codec_name: 'h264', profile: 'Main', pix_fmt: 'yuv420p', width, height })
    expect(Number(picture.bit_rate)).toBeGreaterThan(bitrate * 0.5)
    expect(Number(picture.bit_rate)).toBeLessThan(bitrate * 1.3)
    expect([sound, rest.isIndexFirst, rest.faults]).toEqual(['aac', true, ''])
    expect(rest.wholePictures).toEqual([0, 2])
    expect(rest.soundBefore).toBeLessThan(1.1)
    expect(rest.duration).toBeCloseTo(seconds, 0)
  }

  const address = `/view_albums?tab=video&id=${video.id}`
  const phone = { width: 390, height: 844 }
  const small = await opened(address, phone)
  await expect.poll(() => playing(small)).toEqual([expect.stringContaining('360p.mp4'), 640, 360])
  const desktop = await opened(address, { width: 1900, height: 1200 })
  await expect.poll(() => playing(desktop)).toEqual([expect.stringContaining('original.mp4'), 1920, 1080])

  const away = await visit('/view_albums?tab=video', { viewport: phone })
  await away.context.route('**/*360p.mp4*', (route) => route.abort())
  await away.page.getByRole('link', { name: 'pier' }).click()
  await expect.poll(() => playing(away.page)).toEqual([expect.stringContaining('original.mp4'), 1920, 1080])
}, 240_000)

it('a film in a format that many browsers cannot play is converted where this one can', async () => {
  await film('deep.mp4', '640x480', '-pix_fmt', 'yuv420p10le', '-c:a', 'libopus')
  await rotate('deep.mp4')
  const page = await openUpload()
  await choose(page, 'deep.mp4')
  await row(page, 'deep.mp4')
    .getByText(/^Added .*Many browsers can’t play 10-bit H\.264 video, so we add H\.264 versions/)
    .waitFor({ timeout: 90_000 })
  const renditions: { path: string; height: number }[] = (await registered('deep.mp4')).get('renditions')
  expect(renditions.map(({ height }) => height)).toEqual([360, 480])
  const { picture, faults } = await probe(renditions[1]?.path ?? '')
  expect(picture).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', width: 640, height: 480 })
  expect(Math.abs(picture.side_data_list[0].rotation)).toBe(90)
  expect(faults).toBe('')
  const phone = await opened(`/view_albums?tab=video&id=${ids.at(-1)}`, { width: 390, height: 844 })
  // Upright as it was filmed: the smallest of this size is the tall one.
  await expect.poll(() => playing(phone)).toEqual([expect.stringMatching(/(?:360|480)p\.mp4/), 480, 640])
}, 120_000)

it('a film whose admin’s browser has no encoder is uploaded as it is, and its row says so', async () => {
  await film('plain.mp4', '1280x720', '-pix_fmt', 'yuv420p', '-c:a', 'aac')
  const page = await openUpload()
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'VideoEncoder'))
  await choose(page, 'plain.mp4')
  await row(page, 'plain.mp4')
    .getByText(/^Added .*This browser can’t make smaller versions/)
    .waitFor({ timeout: 60_000 })
  expect((await registered('plain.mp4')).get('renditions')).toEqual([])
}, 120_000)
