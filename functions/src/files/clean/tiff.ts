/** The two ways in which a TIFF header writes its numbers. */
const orders = {
  II: { uint16: 'readUInt16LE', uint32: 'readUInt32LE' },
  MM: { uint16: 'readUInt16BE', uint32: 'readUInt32BE' },
} as const

const entrySize = 12

/** EXIF data, read by the numbers that its TIFF header says. All offsets count from that header. */
export interface Tiff {
  bytes: Buffer
  /** The offset of its first directory. */
  directory: number
  /** @throws RangeError beyond the end */
  uint16(at: number): number
  /** @throws RangeError beyond the end */
  uint32(at: number): number
}

/** One entry of a directory: `at` is the place of its value, or of the offset of a value of more than four bytes. */
export interface TiffEntry {
  type: number
  count: number
  at: number
}

/**
 * EXIF data as TIFF; null where it is none.
 * @throws RangeError where it is too short
 */
export function openTiff(bytes: Buffer): Tiff | null {
  const order = orders[bytes.toString('latin1', 0, 2) as keyof typeof orders]
  if (!order || bytes[order.uint16](2) !== 42) return null
  return {
    bytes,
    directory: bytes[order.uint32](4),
    uint16: (at) => bytes[order.uint16](at),
    uint32: (at) => bytes[order.uint32](at),
  }
}

/**
 * The entry of a directory that has this tag, the first if there are more.
 * @throws RangeError where the directory leads out of the data
 */
export function findEntry(tiff: Tiff, directory: number, tag: number): TiffEntry | null {
  const count = tiff.uint16(directory)
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * entrySize
    if (tiff.uint16(at) === tag) return { type: tiff.uint16(at + 2), count: tiff.uint32(at + 4), at: at + 8 }
  }
  return null
}
