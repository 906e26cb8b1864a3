import type { Metadata } from 'sharp'

/** Bytes a sample takes, by the name sharp has for it. */
const sampleBytes: Partial<Record<NonNullable<Metadata['depth']>, number>> = {
  char: 1,
  uchar: 1,
  short: 2,
  ushort: 2,
}
/** Of every other sample: `float`, `int` and the like. */
const longSample = 8
/** Samples a pixel of a JPEG has in which four pixels share their colour. */
const sharedColour = 1.5
const coefficientBytes = 2

/**
 * Bytes that a picture takes at most once it is decoded, by its header alone. A JPEG in several scans is held as coefficients
 * until the last of them is there.
 */
export function decodedSize(header: Metadata): number {
  const { width, height, channels, depth, isProgressive, format, chromaSubsampling } = header
  const pixels = width * height
  if (format === 'jpeg' && isProgressive)
    return pixels * (chromaSubsampling === '4:2:0' ? sharedColour : channels) * coefficientBytes
  return pixels * channels * (sampleBytes[depth] ?? longSample)
}
