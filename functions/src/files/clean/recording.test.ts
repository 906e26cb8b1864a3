import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { describe, expect, it } from 'vitest'
import { inPieces, UnreadableFile } from './byte-source.ts'
import { isRecording, type RecordingType, redactedRangesOf } from './recording.ts'
import {
  leakedRecordingMetadata,
  piece,
  probe,
  type RecordingName,
  recordingMetadata,
  recordingNames,
  recordingWithMetadata,
} from './recordings-with-metadata.ts'
import { overwriting } from './redacted-ranges.ts'
import { pictureWithMetadata } from './testing.ts'

const types: Record<string, RecordingType> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
}
const typeOf = (name: string) => types[name.split('.')[1] ?? ''] ?? 'video/mp4'

const recordings = new Map<RecordingName, Promise<Buffer>>()

/** The recording of this name, which is recordings once. */
async function recording(name: RecordingName): Promise<Buffer> {
  const making = recordings.get(name) ?? recordingWithMetadata(name)
  recordings.set(name, making)
  return Buffer.from(await making)
}

const inMemory = (bytes: Buffer) =>
  inPieces(bytes.length, async (from, size) => bytes.subarray(from, from + size))

/** The recording cleaned, in chunks of any size. */
async function cleaned(bytes: Buffer, type: RecordingType, chunk = 1000): Promise<Buffer> {
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    Buffer.from(bytes.subarray(at * chunk, (at + 1) * chunk)),
  )
  const change = overwriting(await redactedRangesOf(inMemory(bytes), type))
  const [, clean] = await Promise.all([pipeline(Readable.from(chunks), change), buffer(change)])
  return clean
}

describe.each(recordingNames)('a cleaned %s', (name) => {
  const type = typeOf(name)

  it('reveals neither place, serial number nor owner, and is as long', async () => {
    const bytes = await recording(name)
    expect(leakedRecordingMetadata(bytes).length).toBeGreaterThan(0)
    for (const chunk of [7, 1000, bytes.length]) {
      const clean = await cleaned(bytes, type, chunk)
      expect(leakedRecordingMetadata(clean)).toEqual([])
      expect(clean.length).toBe(bytes.length)
    }
  })

  it('plays as it did: length, pictures and sound', async () => {
    const bytes = await recording(name)
    const [before, after] = [await probe(bytes), await probe(await cleaned(bytes, type))]
    const { duration, frames, faults } = after
    expect({ duration, frames, faults }).toEqual({
      duration: before.duration,
      frames: before.frames,
      faults: '',
    })
    expect(after.streams).toEqual(before.streams.filter((stream) => stream !== 'subtitle'))
  })

  it('has nothing left to clean', async () => {
    const clean = await cleaned(await recording(name), type)
    expect(await redactedRangesOf(inMemory(clean), type)).toEqual([])
  })
})

it.each(['song.mp3', 'song.ogg', 'opus.ogg', 'flac.ogg', 'song.wav', 'song.flac'] as const)(
  '%s still says what piece it is',
  async (name) => {
    const clean = await cleaned(await recording(name), typeOf(name))
    const { tags } = await probe(clean)
    const lowercased = Object.fromEntries(
      Object.entries(tags).map(([key, text]) => [key.toLowerCase(), text]),
    )
    expect(lowercased).toMatchObject(piece)
  },
)

describe('a recording', () => {
  it.each(recordingNames)('that is broken is refused or cleaned, and nothing hangs: %s', async (name) => {
    const bytes = await recording(name)
    let state = 5
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    for (let round = 0; round < 200; round++) {
      const broken = Buffer.from(bytes.subarray(0, round % 3 === 0 ? random(bytes.length) : bytes.length))
      for (let change = random(4); change > 0 && broken.length > 0; change--)
        broken[random(Math.min(broken.length, 900))] = random(256)
      const clean = await cleaned(broken, typeOf(name), 65_536).catch((error) => error)
      if (Buffer.isBuffer(clean)) expect(clean.length).toBe(broken.length)
      else expect(clean).toBeInstanceOf(UnreadableFile)
    }
  })

  it('that is a FLAC has no cover left, nor what programs append, and plays as before', async () => {
    const bytes = await recording('song.flac')
    const cover = await pictureWithMetadata('image/jpeg')
    const head = Buffer.from([6, 0, 0, 0])
    head.writeUIntBE(cover.length, 1, 3)
    // Behind the first block, which is 34 bytes long.
    const [start, rest] = [bytes.subarray(0, 42), bytes.subarray(42)]
    const tag = Buffer.from(`TAG${recordingMetadata.owner}`.padEnd(128, '\0'))
    const whole = Buffer.concat([start, head, cover, rest, tag])
    expect(leakedRecordingMetadata(whole).length).toBeGreaterThan(leakedRecordingMetadata(bytes).length)
    const clean = await cleaned(whole, 'audio/flac')
    expect(leakedRecordingMetadata(clean)).toEqual([])
    expect((await probe(clean)).frames).toBe((await probe(bytes)).frames)
  })

  it('that is a FLAC with a block beyond its end is unreadable', async () => {
    const bytes = await recording('song.flac')
    bytes.writeUIntBE(bytes.length, 5, 3)
    await expect(redactedRangesOf(inMemory(bytes), 'audio/flac')).rejects.toThrow(UnreadableFile)
  })

  it('that is an MP4 with a box beyond its end is unreadable', async () => {
    const bytes = await recording('camera.mp4')
    const at = bytes.indexOf('moov') - 4
    bytes.writeUInt32BE(bytes.length, at)
    await expect(redactedRangesOf(inMemory(bytes), 'video/mp4')).rejects.toThrow(UnreadableFile)
  })

  it('that is large is read in few and small pieces', async () => {
    const bytes = await recording('phone.mp4')
    const size = 500 * 1024 * 1024
    const mdat = Buffer.from('\0\0\0\x01mdat\0\0\0\0\0\0\0\0', 'latin1')
    mdat.writeBigUInt64BE(BigInt(size - bytes.length), 8)
    const fetched: number[] = []
    const file = inPieces(size, async (from, count) => {
      fetched.push(count)
      const piece = Buffer.alloc(count)
      for (const [at, part] of [
        [0, mdat],
        [size - bytes.length, bytes],
      ] as const)
        if (from < at + part.length && from + count > at)
          part.copy(piece, Math.max(0, at - from), Math.max(0, from - at))
      return piece
    })
    expect((await redactedRangesOf(file, 'video/mp4')).length).toBeGreaterThan(0)
    expect(fetched.length).toBeLessThan(10)
    expect(Math.max(...fetched)).toBeLessThanOrEqual(4 * 1024 * 1024)
  })
})

it('is of the videos and sounds we take, and of nothing else', () => {
  expect(Object.values(types).every(isRecording)).toBe(true)
  expect(['image/jpeg', 'video/quicktime', 'constructor'].some(isRecording)).toBe(false)
})

it('the metadata of the fixtures is really there', async () => {
  const metadataIn = async (name: RecordingName) => leakedRecordingMetadata(await recording(name))
  expect(await metadataIn('phone.mp4')).toContain(recordingMetadata.place)
  expect(await metadataIn('camera.mp4')).toContain(recordingMetadata.place)
  expect((await recording('fragments.mp4')).includes('loci')).toBe(true)
  expect(await metadataIn('drone.mp4')).toContain(recordingMetadata.track)
  expect(await metadataIn('song.mp3')).toContain('the place')
})
