import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}

/** A black PNG. @param format what its header says behind the size @param bytes of its pixels */
function png(width: number, height: number, format: readonly number[], bytes: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set(format, 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Where each of the seven passes of an interlaced PNG begins, and its steps. */
const passes = [
  ...[[0, 0, 8, 8] as const, [4, 0, 8, 8] as const, [0, 4, 4, 8] as const, [2, 0, 4, 4] as const],
  ...[[0, 2, 2, 4] as const, [1, 0, 2, 2] as const, [0, 1, 1, 2] as const],
]

/** An interlaced PNG of 16 bits with transparency, black: small as a file, and held whole while it is decoded. */
export function interlaced(width: number, height: number): Buffer {
  const rows = passes.map(
    ([x, y, across, down]) => Math.ceil((height - y) / down) * (1 + 8 * Math.ceil((width - x) / across)),
  )
  const bytes = rows.reduce((sum, ofPass) => sum + ofPass, 0)
  return png(width, height, [16, 6, 0, 0, 1], bytes)
}

/** A PNG of one bit a pixel, black: made in no time, however large it is. */
export function oneBit(width: number, height: number): Buffer {
  return png(width, height, [1, 0, 0, 0, 0], height * (1 + Math.ceil(width / 8)))
}
