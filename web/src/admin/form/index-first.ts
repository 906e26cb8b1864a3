/** Boxes on the way to the places of a track's samples. */
const way: ReadonlySet<string> = new Set(['trak', 'mdia', 'minf', 'stbl'])
/** Bytes of an index that is put in front: one of ten hours has less. */
const largestIndex = 96 * 1_048_576

interface Box {
  name: string
  from: number
  /** Where its content begins. */
  body: number
  end: number
}

/** The box at the beginning of these bytes, which are at `from`. */
function boxAt(view: DataView, from: number, at = 0): Box {
  const name = String.fromCharCode(...[4, 5, 6, 7].map((byte) => view.getUint8(at + byte)))
  const short = view.getUint32(at)
  const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short
  if (size < 8) throw new RangeError('a box of no length')
  return { name, from, body: from + (short === 1 ? 16 : 8), end: from + size }
}

async function boxesOf(file: Blob): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= file.size; at = boxes.at(-1)?.end ?? file.size) {
    const head = new Uint8Array(16)
    head.set(new Uint8Array(await file.slice(at, at + 16).arrayBuffer()))
    boxes.push(boxAt(new DataView(head.buffer), at))
  }
  return boxes
}

/** Adds so many bytes to the places of all samples. @throws RangeError where one does not fit any more */
function movePlaces(index: DataView, from: number, end: number, by: number): void {
  for (let at = from; at + 8 <= end; ) {
    const { name, body, end: next } = boxAt(index, at, at)
    if (way.has(name)) movePlaces(index, body, next, by)
    const places = name === 'stco' || name === 'co64' ? index.getUint32(body + 4) : 0
    for (let place = 0; place < places; place++) {
      const where = body + 8 + place * (name === 'stco' ? 4 : 8)
      if (name === 'co64') index.setBigUint64(where, index.getBigUint64(where) + BigInt(by))
      else {
        const moved = index.getUint32(where) + by
        if (moved > 0xffff_ffff) throw new RangeError('a place beyond 4 GB')
        index.setUint32(where, moved)
      }
    }
    at = next
  }
}

/**
 * The same MP4 with its index in front of the pictures, so that it plays before all of it is there; the file itself where it is so already,
 * or cannot be. Nothing of the file is read but its index.
 */
export async function indexFirst(file: Blob): Promise<Blob> {
  try {
    const boxes = await boxesOf(file)
    const index = boxes.find(({ name }) => name === 'moov')
    const pictures = boxes.find(({ name }) => name === 'mdat')
    if (!index || !pictures || index.from < pictures.from || index.end - index.from > largestIndex)
      return file
    const bytes = await file.slice(index.from, index.end).arrayBuffer()
    const { byteLength } = bytes
    movePlaces(new DataView(bytes), index.body - index.from, byteLength, byteLength)
    return new Blob(
      [file.slice(0, pictures.from), bytes, file.slice(pictures.from, index.from), file.slice(index.end)],
      { type: file.type },
    )
  } catch (error) {
    if (error instanceof RangeError) return file
    throw error
  }
}
