import { type ByteSource, UnreadableFile } from './byte-source.ts'
import { type Box, boxesIn, findBox } from './mp4-boxes.ts'

/** What an MP4 says of its pictures. */
export interface Mp4Picture {
  /** Pixels of the shorter side, however it is rotated. */
  height: number
  /** How they are coded, such as `avc1`. */
  format: string
}

/** Where the name of the first description of samples is: behind the version, the number of them, and its size. */
const firstFormat = 12

/** Size and coding of the first track of an MP4 that is seen, by its index; null where none is. @throws UnreadableFile */
export async function pictureOfMp4(file: ByteSource): Promise<Mp4Picture | null> {
  for await (const index of boxesIn(file, 0, file.size)) {
    if (index.type !== 'moov') continue
    for await (const track of boxesIn(file, index.body, index.end))
      if (track.type === 'trak' && (await isSeen(file, track))) return describe(file, track)
  }
  return null
}

async function isSeen(file: ByteSource, track: Box): Promise<boolean> {
  const handler = await findBox(file, track, ['mdia', 'hdlr'])
  return handler !== undefined && (await file.read(handler.body + 8, 4)).toString('latin1') === 'vide'
}

async function describe(file: ByteSource, track: Box): Promise<Mp4Picture> {
  const header = await findBox(file, track, ['tkhd'])
  const samples = await findBox(file, track, ['mdia', 'minf', 'stbl', 'stsd'])
  if (!header || !samples) throw new UnreadableFile('a track without a size or a format')
  // The last of its fields, in pixels and their fractions.
  const sides = await file.read(header.end - 8, 8)
  const height = Math.min(sides.readUInt16BE(0), sides.readUInt16BE(4))
  return { height, format: (await file.read(samples.body + firstFormat, 4)).toString('latin1') }
}
