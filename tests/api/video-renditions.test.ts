import { beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../functions/src/dashboard/sweep.ts'
import { bucket, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { anMp4, aWebm, objectsIn, stage } from '../support/uploads.ts'

const day = 24 * 60 * 60 * 1000
const film = aWebm(2000)

let admin: Person
let other: Person
beforeAll(async () => {
  ;[admin, other] = [await anAdmin(), await anAdmin()]
})

const staged = (bytes: Buffer, as: { type?: string; by?: Person } = {}) =>
  stage(as.by ?? admin, [{ bytes, name: 'smaller.mp4', type: as.type ?? 'video/mp4' }])

/** Registers a film with these smaller versions. */
async function register(renditions: readonly string[], more: { poster?: string } = {}) {
  const vid = `R-${unique()}`
  const [file = ''] = await stage(admin, [{ bytes: film, name: 'c.webm', type: 'video/webm' }])
  const described = { name: 'c.webm', size: film.length, file, vid, type: 'video/webm', renditions, ...more }
  const files = JSON.stringify([described])
  return { vid, file, files, ...(await call('add_videos', { files }, admin)) }
}

describe('a video with smaller versions', () => {
  it('names them with what the server reads of each, and serves them as it serves the original', async () => {
    const portrait = anMp4({ width: 720, height: 1280, size: 3000 })
    const [large = ''] = await staged(portrait)
    const [small = ''] = await staged(anMp4())
    const { vid, file, status, body } = await register([large, small])
    expect([status, body.refused]).toEqual([200, []])
    const expected = [
      { file: expect.stringContaining(`${vid}%2F360p.mp4`), height: 360, size: anMp4().length },
      { file: expect.stringContaining(`${vid}%2F720p.mp4`), height: 720, size: portrait.length },
    ]
    expect(body.data[0]?.renditions).toEqual(expected)
    const { items } = await readEncoded('get_all_videos', { ids: [vid] })
    expect(items[0]?.renditions).toEqual(expected)

    const served = await fetch(items[0]?.renditions?.[1]?.file ?? '')
    expect([served.headers.get('content-type'), served.headers.get('cache-control')]).toEqual([
      'video/mp4',
      expect.stringContaining('immutable'),
    ])
    expect(Buffer.from(await served.arrayBuffer()).equals(portrait)).toBe(true)
    const { body: download } = await call('video_file', { key: vid })
    expect(download.data[0]?.file).toContain('original.webm')

    for (const path of [file, large, small]) {
      expect(await objectsIn(path)).toEqual([])
      expect((await db.collection('uploads').where('path', '==', path).get()).size).toBe(0)
    }
    await call('delete_video', { id: vid }, admin)
    await call('purge', { kind: 'video', id: vid }, admin)
    expect(await objectsIn(`public/videos/${vid}`)).toEqual([])
  })

  it('names them in a text that shows it, too', async () => {
    const [small = ''] = await staged(anMp4())
    const { vid, body } = await register([small])
    const text = { text: `::video(${vid})` }
    const { body: preview } = await call('preview_text', text, admin)
    expect(preview.embeds?.[0]?.renditions).toEqual(body.data[0]?.renditions)
    expect(preview.embeds?.[0]?.file).toContain('original.webm')
  })

  it('has none where none were made, nor where it is older than they are', async () => {
    const { vid, body } = await register([])
    expect(body.data[0]).not.toHaveProperty('renditions')
    const { renditions: _, ...older } = (await db.doc(`videos/${vid}`).get()).data() ?? {}
    await db.doc(`videos/${vid}`).set(older)
    const { items } = await readEncoded('get_all_videos', { ids: [vid] })
    expect([items.length, items[0]?.renditions]).toEqual([1, undefined])
  })

  it('gets them cleaned of what its camera wrote into them', async () => {
    const place = Buffer.from('\0\0\0\x18udta+51.5012-000.1419', 'latin1')
    place.writeUInt32BE(place.length)
    const [path = ''] = await staged(Buffer.concat([anMp4(), place]))
    const { vid, body } = await register([path])
    expect(body.refused).toEqual([])
    const [stored] = await bucket.file(`public/videos/${vid}/360p.mp4`).download()
    expect([stored.includes('+51.5012'), stored.includes('free')]).toEqual([false, true])
  })

  it('is refused with any that is not one, by its name and reason, and nothing of it is written', async () => {
    const [good = ''] = await staged(anMp4())
    const [again = ''] = await staged(anMp4({ width: 360, height: 640 }))
    const [poster = ''] = await stage(admin, [{ bytes: await aJpeg(800, 450), name: 'still.jpg' }])
    const text = Buffer.from('<html>no film at all, whatever it is called</html>')
    const cases: [string, readonly string[], RegExp][] = [
      ['a text', await staged(text), /Despite its name, this isn’t a video file/],
      ['that of another admin', await staged(anMp4(), { by: other }), /wasn’t uploaded/],
      ['a picture', [poster], /We don’t accept this type of video/],
      ['a WebM', await staged(aWebm(900), { type: 'video/webm' }), /it isn’t an MP4/],
      ['HEVC', await staged(anMp4({ format: 'hvc1' })), /it has no H\.264 video/],
      ['one that is too large', await staged(anMp4({ width: 2560, height: 1440 })), /has 1440 pixels.* 1080/],
      ['one that is cut short', await staged(anMp4().subarray(0, 120)), /is damaged/],
      ['two of one size', [good, again], /another one has the same size/],
      ['one that is named twice', [good, good], /it’s named twice/],
      ['one that was never sent', [`staging/${admin.uid}/${unique()}/file`], /wasn’t uploaded/],
    ]
    for (const [what, paths, reason] of cases) {
      const { vid, body } = await register(paths)
      expect([what, body.data]).toEqual([what, []])
      expect([what, body.refused[0]?.msg]).toEqual([what, expect.stringMatching(reason)])
      expect((await db.doc(`videos/${vid}`).get()).exists).toBe(false)
      expect(await objectsIn(`public/videos/${vid}`)).toEqual([])
    }
    expect((await register([good])).body.refused).toEqual([])
  })

  it('has three of them at most', async () => {
    const sizes = [360, 540, 720, 1080]
    const paths: string[] = []
    for (const height of sizes) paths.push(...(await staged(anMp4({ width: 1920, height }))))
    expect((await register(paths)).body.code).toBe('invalid-input')
    const { body } = await register(paths.slice(1))
    expect(body.data[0]?.renditions?.map(({ height }) => height)).toEqual([540, 720, 1080])
  })

  it('does not get the one that another video has', async () => {
    const [path = ''] = await staged(anMp4())
    expect((await register([path])).body.refused).toEqual([])
    expect((await register([path])).body.refused[0]?.msg).toMatch(/wasn’t uploaded/)
  })
})

describe('smaller versions after a process died before it moved them', () => {
  /** A registered film of which nothing is moved yet, as its transaction leaves it. */
  async function aDeadRegistration() {
    const vid = `R-${unique()}`
    const [file = '', small = ''] = await stage(admin, [
      { bytes: film, name: 'c.webm', type: 'video/webm' },
      { bytes: anMp4(), name: 'smaller.mp4', type: 'video/mp4' },
    ])
    const folder = `public/videos/${vid}`
    for (const [path, goesTo] of [
      [file, `${folder}/original.webm`],
      [small, `${folder}/360p.mp4`],
    ] as const) {
      const [upload] = (await db.collection('uploads').where('path', '==', path).get()).docs
      await upload?.ref.update({ goesTo })
    }
    const described = {
      name: 'c.webm',
      size: film.length,
      file,
      vid,
      type: 'video/webm',
      renditions: [small],
    }
    return { folder, staged: [file, small], files: JSON.stringify([described]) }
  }

  it('get to their places with the next try', async () => {
    const { folder, staged: paths, files } = await aDeadRegistration()
    expect((await call('add_videos', { files }, admin)).body.refused).toHaveLength(1)
    expect(await objectsIn(folder)).toEqual([`${folder}/360p.mp4`, `${folder}/original.webm`])
    for (const path of paths) expect(await objectsIn(path)).toEqual([])
  })

  it('get to their places with the sweep, and what was not registered goes', async () => {
    const { folder, staged: paths } = await aDeadRegistration()
    const [left = ''] = await staged(anMp4())
    await sweep(aPlatform({ now: () => Date.now() + day + 60_000 }))
    expect(await objectsIn(folder)).toEqual([`${folder}/360p.mp4`, `${folder}/original.webm`])
    for (const path of [...paths, left]) expect(await objectsIn(path)).toEqual([])
  })
})
