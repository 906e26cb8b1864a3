import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inPieces } from './byte-source.ts'
import { insertionOf, redactedRangesOf } from './recording.ts'
import { overwriting } from './redacted-ranges.ts'

const run = promisify(execFile)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sounds-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A sound of 60 seconds, quiet at first, so that its bit rates differ; without the header that says its length. */
async function anMp3(...options: string[]): Promise<Buffer> {
  const file = join(folder, 'made.mp3')
  const sound = ['-f', 'lavfi', '-i', 'anoisesrc=d=60:a=0.3,volume=eval=frame:volume=min(1\\,t/30)']
  const all = ['-v', 'error', '-y', ...sound, ...options, '-write_xing', '0', file]
  await run('ffmpeg', all)
  return readFile(file)
}
const variable = () => anMp3('-q:a', '9', '-metadata', 'title=Rain', '-write_id3v1', '1')

const sourceOf = (bytes: Buffer) =>
  inPieces(bytes.length, async (from, size) => bytes.subarray(from, from + size))

async function changed(bytes: Buffer, chunk = 10_000): Promise<Buffer> {
  const insertion = await insertionOf(sourceOf(bytes), 'audio/mpeg')
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    bytes.subarray(at * chunk, (at + 1) * chunk),
  )
  const change = overwriting(await redactedRangesOf(sourceOf(bytes), 'audio/mpeg'), insertion)
  const [, clean] = await Promise.all([pipeline(Readable.from(chunks), change), buffer(change)])
  return clean
}

async function written(bytes: Buffer): Promise<string> {
  const file = join(folder, 'probed.mp3')
  await writeFile(file, bytes)
  return file
}

/** Seconds, as a player takes them from the head of the file. */
async function lengthOf(bytes: Buffer): Promise<number> {
  const options = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0']
  return Number((await run('ffprobe', [...options, await written(bytes)])).stdout)
}

async function soundOf(bytes: Buffer): Promise<Buffer> {
  const to = join(folder, 'sound.raw')
  await run('ffmpeg', ['-v', 'error', '-y', '-i', await written(bytes), '-f', 's16le', to])
  return readFile(to)
}

describe('an MP3 of several bit rates without its length', { timeout: 60_000 }, () => {
  it('gets it, and sounds as it did', async () => {
    const bytes = await variable()
    expect(Math.abs((await lengthOf(bytes)) - 60)).toBeGreaterThan(3)
    const clean = await changed(bytes)
    expect(await lengthOf(clean)).toBeCloseTo(60, 0)
    expect((await soundOf(clean)).equals(await soundOf(bytes))).toBe(true)
    expect(clean.length - bytes.length).toBeLessThan(300)
    expect(await insertionOf(sourceOf(clean), 'audio/mpeg')).toBeNull()
  })

  it('gets it wherever its pieces end', async () => {
    const bytes = await variable()
    const clean = await changed(bytes)
    for (const chunk of [45, 46, 1000, bytes.length])
      expect((await changed(bytes, chunk)).equals(clean)).toBe(true)
  })

  it.each([
    ['of one channel', ['-ac', '1', '-q:a', '9']],
    ['of few samples a second', ['-ar', '22050', '-q:a', '9']],
    ['of very few', ['-ar', '8000', '-ac', '1', '-q:a', '9']],
  ])('gets it, too: %s', async (_, options) => {
    const bytes = await anMp3(...options)
    expect(await lengthOf(await changed(bytes))).toBeCloseTo(60, 0)
    expect((await soundOf(await changed(bytes))).equals(await soundOf(bytes))).toBe(true)
  })

  it('says where in the file each moment is', async () => {
    const clean = await changed(await variable())
    const at = clean.indexOf('Xing') + 16
    const table = [...clean.subarray(at, at + 100)]
    expect(table).toEqual([...table].sort((one, other) => one - other))
    // Quiet at first: half of the time takes less than half of the bytes.
    expect(table[50]).toBeLessThan(128)
    expect(table[99]).toBeGreaterThan(245)
  })
})

describe('an MP3 stays as it is', { timeout: 60_000 }, () => {
  it('of one bit rate, of which only some pieces are read', async () => {
    const minute = await anMp3('-b:a', '320k', '-id3v2_version', '0')
    const bytes = Buffer.concat(Array.from({ length: 12 }, () => minute))
    let fetched = 0
    const file = inPieces(bytes.length, async (from, size) => {
      fetched += size
      return bytes.subarray(from, from + size)
    })
    expect(await insertionOf(file, 'audio/mpeg')).toBeNull()
    expect(fetched).toBeLessThan(bytes.length / 3)
    expect((await changed(bytes)).length).toBe(bytes.length)
  })

  it('whose frames do not follow each other to the end', async () => {
    const bytes = await variable()
    const half = bytes.length >> 1
    const broken = Buffer.concat([bytes.subarray(0, half), Buffer.alloc(9000), bytes.subarray(half)])
    expect(await insertionOf(sourceOf(broken), 'audio/mpeg')).toBeNull()
  })

  it('that is short, or none at all', async () => {
    for (const size of [0, 3, 100, 20_000])
      expect(await insertionOf(sourceOf(Buffer.alloc(size, 0xff)), 'audio/mpeg')).toBeNull()
  })
})
