import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { entryIndex } from '../../functions/src/content/entry-index.ts'
import {
  immutable,
  originalPath,
  publicFolder,
  videoRenditionPath,
} from '../../functions/src/files/media-paths.ts'
import { searchableVideo, VideoDoc } from '../../functions/src/media/video.doc.ts'
import type { Check } from '../bench/report.ts'
import { PROJECT } from '../emulators/cli.ts'
import { connect } from '../lib/connect.ts'
import { median } from '../lib/statistics.ts'
import { phone } from './transfer-size.ts'

const run = promisify(execFile)

const id = 'first-picture'
const type = 'video/mp4'
/** Seconds of the film. */
const length = 30
/** The telephone's connection: 1.6 Mbit/s in bytes a second, and its latency in milliseconds. */
const connection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
/** Milliseconds (DESIGN §8). */
const atMost = 2_000

/** The original in 1080p, and its versions as an admin's browser makes them. */
const versions = [
  { height: 360, size: '640x360', bitrate: '600k' },
  { height: 720, size: '1280x720', bitrate: '2M' },
  { height: 1080, size: '1920x1080', bitrate: '8M' },
] as const

/** Puts a film of half a minute with its smaller versions into the portal. */
async function addFilm(): Promise<void> {
  const { db, objects } = connect(PROJECT)
  const [folder, work] = [publicFolder('videos', id), await mkdtemp(join(tmpdir(), 'film-'))]
  const stored: { path: string; height: number; size: number }[] = []
  for (const { height, size, bitrate } of versions) {
    const file = join(work, `${height}.mp4`)
    const picture = ['-f', 'lavfi', '-t', String(length), '-i', `testsrc2=size=${size}:rate=30`]
    const coded = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-b:v', bitrate]
    await run('ffmpeg', [
      '-loglevel',
      'error',
      ...picture,
      ...coded,
      '-g',
      '60',
      '-movflags',
      '+faststart',
      file,
    ])
    const bytes = await readFile(file)
    const isOriginal = height === 1080
    const path = isOriginal ? originalPath(folder, type) : videoRenditionPath(folder, height)
    await objects.write(path, { bytes, type, cacheControl: immutable })
    stored.push({ path, height, size: bytes.length })
  }
  await rm(work, { recursive: true })
  const original = stored.pop()
  const film = VideoDoc.parse({
    ...{ name: 'First picture.mp4', type, size: original?.size, original: original?.path },
    ...{ poster: null, renditions: stored, duration: length, createdAt: Date.now() },
  })
  await db.doc(`videos/${id}`).set({ ...film, ...entryIndex(film, searchableVideo(film)), revision: 0 })
}

/** What is asked of the player, in the page. */
interface Player {
  readyState: number
  addEventListener(name: string, done: () => void): void
}

/** Waits for the first picture (HAVE_CURRENT_DATA). */
const pictureOf = (player: Player) =>
  new Promise<void>((resolve) => {
    if (player.readyState >= 2) resolve()
    else player.addEventListener('loadeddata', () => resolve())
  })

/** Milliseconds from a tap on the film in the list to its first picture, in a fresh browser profile. */
async function firstPicture(browser: Browser, origin: string): Promise<number> {
  const visitor = await browser.newContext({ ...phone, hasTouch: true })
  const page = await visitor.newPage()
  await page.goto(`${origin}/view_albums?tab=video`, { waitUntil: 'networkidle' })
  const network = await visitor.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', connection)
  const from = Date.now()
  await page.getByRole('link', { name: 'First picture' }).tap()
  await page.locator('video').evaluate(pictureOf)
  const took = Date.now() - from
  await visitor.close()
  return took
}

/** Times how soon a telephone sees a film; the median of `runs` counts. */
export async function timeFirstPicture(browser: Browser, origin: string, runs: number): Promise<Check> {
  await addFilm()
  const times: number[] = []
  for (let at = 0; at < runs; at++) times.push(await firstPicture(browser, origin))
  return { what: 'First picture at 1.6 Mbit/s', value: median(times), unit: 'ms', bound: { atMost } }
}
