import type { PictureHeader } from '@dlm/contract/media/picture-limits'
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

/** The metadata that the limits of pictures check, as sharp reads it. */
export function pictureHeader(header: Metadata): PictureHeader {
  const { width, height, channels, depth, isProgressive, format, chromaSubsampling } = header
  const colours = chromaSubsampling === '4:2:0' ? 'shared colour' : 'own colour'
  return {
    ...{ width, height, channels },
    sampleBytes: sampleBytes[depth] ?? longSample,
    scans: format === 'jpeg' && isProgressive ? colours : undefined,
    isByRows: format !== 'webp' && !isProgressive,
  }
}
