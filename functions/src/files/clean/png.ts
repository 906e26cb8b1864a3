import { crc32 } from 'node:zlib'
import type { Cleaned } from './cleaned.ts'
import { exifOf, orientationOf } from './orientation.ts'

const signatureSize = 8

/** Pixels, colours, density and frames: what a picture is shown with. Texts, times and everything unknown are no part of it. */
const displayedChunks: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'mDCv', 'cLLI', 'cLLi', 'bKGD', 'pHYs'],
])

/**
 * A PNG with the same compressed pixels, and nothing beside them but what they are shown with, the orientation included.
 * @throws Error when it is broken
 */
export function cleanPng(bytes: Buffer): Cleaned {
  const parts = [bytes.subarray(0, signatureSize)]
  let exif: Buffer | undefined
  for (let at = signatureSize, type = ''; type !== 'IEND'; ) {
    type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) throw new Error('a chunk beyond the end')
    if (type === 'eXIf') exif = bytes.subarray(at + 8, end - 4)
    if (displayedChunks.has(type)) parts.push(bytes.subarray(at, end))
    at = end
  }
  const minimalExif = exif && exifOf(orientationOf(exif))
  // Behind the header: where every reader has it before the pixels.
  if (minimalExif) parts.splice(2, 0, chunk('eXIf', minimalExif))
  return { clean: Buffer.concat(parts), exif }
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}
