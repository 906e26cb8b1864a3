import { type ByteSource, UnreadableFile } from './byte-source.ts'
import { type Box, findBox } from './mp4-boxes.ts'

/** Bytes of a table that is read; tracks of data have far less. */
const largestTable = 4_194_304

/** The ranges of the file that hold a track’s samples, as whole chunks. @throws UnreadableFile */
export async function sampleRuns(file: ByteSource, track: Box): Promise<{ at: number; size: number }[]> {
  const table = await findBox(file, track, ['mdia', 'minf', 'stbl'])
  if (!table) return []
  const read = async (type: string) => {
    const box = await findBox(file, table, [type])
    if (!box) return null
    if (box.end - box.body > largestTable) throw new UnreadableFile(`a table ${type} that is too large`)
    // The next piece of the file that is read takes the place of this one.
    return Buffer.from(await file.read(box.body, box.end - box.body))
  }
  const [sizes, runs] = [await read('stsz'), await read('stsc')]
  const [near, far] = [await read('stco'), await read('co64')]
  const offsets = near ?? far
  if (!offsets) return []
  if (!sizes || !runs) throw new UnreadableFile('a track whose samples have no sizes')
  try {
    return chunksOf(sizes, runs, offsets, near ? 4 : 8).map(({ at, size }) => {
      if (at + size > file.size) throw new UnreadableFile('a sample beyond the end')
      return { at, size }
    })
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFile('a table of samples that is cut short')
    throw error
  }
}

function chunksOf(sizes: Buffer, runs: Buffer, offsets: Buffer, width: 4 | 8) {
  const equal = sizes.readUInt32BE(4)
  const chunks: { at: number; size: number }[] = []
  let sample = 0
  let run = 0
  for (let chunk = 0; chunk < offsets.readUInt32BE(4); chunk++) {
    const where = 8 + chunk * width
    const at = width === 4 ? offsets.readUInt32BE(where) : Number(offsets.readBigUInt64BE(where))
    // Each entry counts from its first chunk, of which the first one is 1, until that of the next.
    const isNext = run + 1 < runs.readUInt32BE(4) && runs.readUInt32BE(8 + (run + 1) * 12) === chunk + 1
    if (isNext) run++
    const samples = runs.readUInt32BE(8 + run * 12 + 4)
    let size = equal * samples
    if (equal === 0)
      for (const end = sample + samples; sample < end; sample++) size += sizes.readUInt32BE(12 + sample * 4)
    chunks.push({ at, size })
  }
  return chunks
}
