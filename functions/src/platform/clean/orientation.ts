/** The tag of EXIF that says how a picture is held: 1 is upright, 2 to 8 are turned or mirrored. */
const orientationTag = 0x0112
const upright = 1
const short = 3
const entrySize = 12

/** The two ways in which a TIFF header writes its numbers. */
const orders = {
  II: { uint16: 'readUInt16LE', uint32: 'readUInt32LE' },
  MM: { uint16: 'readUInt16BE', uint32: 'readUInt32BE' },
} as const

/** The orientation that EXIF data tells, from its TIFF header on; 1 where it tells none, or is broken. */
export function orientationOf(tiff: Buffer): number {
  try {
    return readOrientation(tiff)
  } catch (error) {
    // An offset that leads out of the data: viewers make nothing of it either.
    if (error instanceof RangeError) return upright
    throw error
  }
}

function readOrientation(tiff: Buffer): number {
  const order = orders[tiff.toString('latin1', 0, 2) as keyof typeof orders]
  if (!order || tiff[order.uint16](2) !== 42) return upright
  const directory = tiff[order.uint32](4)
  const count = tiff[order.uint16](directory)
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * entrySize
    if (tiff[order.uint16](at) !== orientationTag) continue
    const value = tiff[order.uint16](at + 8)
    return tiff[order.uint16](at + 2) === short && value >= 1 && value <= 8 ? value : upright
  }
  return upright
}

/** EXIF data that tells an orientation and nothing else, from its TIFF header on; null where there is none to tell. */
export function exifOf(orientation: number): Buffer | null {
  if (orientation === upright) return null
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(orientationTag, 10)
  tiff.writeUInt16BE(short, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
