import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  leakedRecordingMetadata,
  piece,
  probe,
  type RecordingName,
  recordingWithMetadata,
} from '../../functions/src/files/clean/recordings-with-metadata.ts'
import { bucket, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { objectsIn, stage } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

const recordings: [RecordingName, string][] = [
  ['phone.mp4', 'video/mp4'],
  ['camera.mp4', 'video/mp4'],
  ['clip.webm', 'video/webm'],
  ['song.mp3', 'audio/mpeg'],
  ['song.m4a', 'audio/mp4'],
  ['song.ogg', 'audio/ogg'],
  ['song.wav', 'audio/wav'],
  ['song.flac', 'audio/flac'],
]

/** What becomes of a file that is uploaded as a video or a sound. */
async function register(bytes: Buffer, name: string, type: string) {
  const isVideo = type.startsWith('video/')
  const id = `R-${unique()}`
  const [file] = await stage(admin, [{ bytes, name, type }])
  const files = JSON.stringify([{ name, size: bytes.length, file, [isVideo ? 'vid' : 'aid']: id, type }])
  const { status, body } = await call(isVideo ? 'add_videos' : 'add_audios', { files }, admin)
  return { id, status, body, folder: `public/${isVideo ? 'videos' : 'audios'}/${id}/` }
}

describe.each(recordings)('a recording with all metadata of its camera, %s', (name, type) => {
  it('leaks nothing in any public object, and plays as before', async () => {
    const bytes = await recordingWithMetadata(name)
    const { id, body, folder } = await register(bytes, name, type)
    expect(body.refused).toEqual([])
    const { body: file } = await call(type.startsWith('video/') ? 'video_file' : 'audio_file', { key: id })
    const answer = await fetch(file.data[0].file)
    const served = Buffer.from(await answer.arrayBuffer())
    expect([answer.headers.get('content-type'), served.length]).toEqual([type, file.data[0].size])
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(leakedRecordingMetadata(served)).toEqual([])
    const [before, after] = [await probe(bytes), await probe(served)]
    expect([after.duration, after.streams, after.frames]).toEqual([
      before.duration,
      before.streams,
      before.frames,
    ])

    expect(await objectsIn(folder)).toHaveLength(1)
    // The original upload is not stored.
    expect(await objectsIn(`originals/${id}/`)).toEqual([])
    expect(await objectsIn(`staging/${admin.uid}/`)).toEqual([])
  })
})

it('one without anything to clean is the same to the bit', async () => {
  const { folder } = await register(await recordingWithMetadata('song.mp3'), 'song.mp3', 'audio/mpeg')
  const [clean = Buffer.alloc(0)] = await bucket.file(`${folder}original.mp3`).download()
  const again = await register(clean, 'song.mp3', 'audio/mpeg')
  expect((await bucket.file(`${again.folder}original.mp3`).download())[0].equals(clean)).toBe(true)
  expect((await probe(clean)).tags).toMatchObject(piece)
})

it('a sound of several bit rates without its length gets it, and is as large as is said', async () => {
  const noise = ['-f', 'lavfi', '-i', 'anoisesrc=d=30:a=0.3,volume=eval=frame:volume=min(1\\,t/20)']
  const mp3 = ['-q:a', '9', '-write_xing', '0', '-f', 'mp3', '-']
  const { stdout } = await promisify(execFile)('ffmpeg', ['-v', 'error', ...noise, ...mp3], {
    encoding: 'buffer',
  })
  const { body } = await register(stdout, 'rain.mp3', 'audio/mpeg')
  expect(body.refused).toEqual([])
  const [audio] = body.data as { file: string; size: number }[]
  const served = Buffer.from(await (await fetch(audio?.file ?? '')).arrayBuffer())
  expect(served.length).toBe(audio?.size)
  expect(served.length).toBeGreaterThan(stdout.length)
  expect(Number((await probe(served)).duration)).toBeCloseTo(30, 0)
})

it('one whose parts cannot be read is refused by its name, and not public', async () => {
  const bytes = await recordingWithMetadata('camera.mp4')
  bytes.writeUInt32BE(bytes.length, bytes.indexOf('moov') - 4)
  const { id, body, folder } = await register(bytes, 'broken.mp4', 'video/mp4')
  expect(body).toMatchObject({
    data: [],
    refused: [
      { name: 'broken.mp4', file: expect.any(String), msg: 'The file is damaged and can’t be read.' },
    ],
  })
  expect((await db.doc(`videos/${id}`).get()).exists).toBe(false)
  expect(await objectsIn(folder)).toEqual([])
})
