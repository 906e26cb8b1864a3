/** What a picture may be at most: pixels, and bytes in memory of one that is opened as a whole. */
export const pictureLimits = { pixels: 110_000_000, decoded: 330_000_000 } as const

/** What the header of a picture says of it. */
export interface PictureHeader {
  width: number
  height: number
  /** Values of each pixel: three for colours, one more where it is transparent. */
  channels: number
  /** Bytes of each of them. */
  sampleBytes: number
  /** Whether it is a JPEG in several scans, and then whether four pixels share their colour. */
  scans?: 'shared colour' | 'own colour' | undefined
  /** Whether it is opened row by row, as a PNG that is not interlaced and a JPEG in one scan are: then it takes little memory. */
  isByRows?: boolean
}

/** Samples a pixel of a JPEG has in which four pixels share their colour. */
const sharedColour = 1.5
const coefficientBytes = 2

/**
 * Bytes that a picture takes at most once it is opened, by its header alone. A JPEG in several scans is held as coefficients
 * until the last of them is there.
 */
export function decodedBytes({ width, height, channels, sampleBytes, scans }: PictureHeader): number {
  const samples = scans === 'shared colour' ? sharedColour : channels
  return width * height * samples * (scans ? coefficientBytes : sampleBytes)
}

/** Millions, to one digit and never rounded down to a limit that they are above. */
const millions = (count: number) => (Math.ceil(count / 100_000) / 10).toLocaleString('en')

/** Which limit a picture is above, with its own figure; null where it is within all of them. */
export function pictureFault(header: PictureHeader): string | null {
  const { width, height } = header
  const { pixels, decoded } = pictureLimits
  if (width * height > pixels)
    return `This image has ${millions(width * height)} megapixels (${width} × ${height}). The limit is ${millions(pixels)}.`
  if (header.isByRows || decodedBytes(header) <= decoded) return null
  const advice = header.scans ? 'not progressive' : 'with 8 bits a colour, or smaller'
  return `This image needs ${millions(decodedBytes(header))} MB when opened. The limit is ${millions(decoded)}. Save it ${advice}.`
}
