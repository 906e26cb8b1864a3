import { videoRenditions } from '@dlm/contract/constants'

/** A film as it is coded, with square pixels. */
export interface Film {
  width: number
  height: number
  /** Pictures a second. */
  rate: number
  /** Bits a second, with the sound. */
  bitrate: number
}

/** A smaller version of a film that is to be made. */
export interface RenditionPlan {
  width: number
  height: number
  /** Bits a second of the pictures. */
  bitrate: number
  /** One of so many pictures is in it. */
  oneOf: number
  /** Pictures a second that it has. */
  rate: number
}

/** Bits a second that the sound of a version has at most. */
export const soundBitrate = 128_000

/** What a version needs by the pixels of its shorter side: enough for 30 pictures a second. */
const bitrates = [
  { side: 360, bitrate: 600_000 },
  { side: 720, bitrate: 2_000_000 },
  { side: videoRenditions.tallest, bitrate: 4_000_000 },
] as const
const sides = { usual: [720, 360], rare: [videoRenditions.tallest, 720, 360] } as const

/** A version is made of a film whose bitrate is this many times its own. */
const worthwhile = 1.25

/** Pictures a second of a version at most: its bits are few. */
const mostPictures = 30.5

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2)
const bitrateOf = (side: number) => bitrates.find((each) => side <= each.side)?.bitrate ?? bitrates[2].bitrate

/**
 * The versions that are made of a film, the largest first; none is larger than the film, and none is made that would hardly be smaller.
 * @param isRare whether many browsers cannot play the film: then the first version, which is as large as the film up to 1080 pixels, is
 * played instead
 */
export function renditionPlans(film: Film, isRare: boolean): RenditionPlan[] {
  const own = Math.max(2, Math.floor(Math.min(film.width, film.height) / 2) * 2)
  const steps = sides[isRare ? 'rare' : 'usual']
  const isWorthwhile = (side: number) => film.bitrate > (bitrateOf(side) + soundBitrate) * worthwhile
  const smaller = steps.filter((side) => side <= own && (isRare ? side < own : isWorthwhile(side)))
  const replacing = isRare ? Math.min(own, videoRenditions.tallest) : undefined
  const all = replacing === undefined ? smaller : [replacing, ...smaller.filter((side) => side < replacing)]
  return all.map((side) => planOf(film, side))
}

function planOf({ width, height, rate }: Film, side: number): RenditionPlan {
  const longer = even((side * Math.max(width, height)) / Math.min(width, height))
  const oneOf = Math.max(1, Math.ceil(rate / mostPictures))
  return {
    ...(width < height ? { width: side, height: longer } : { width: longer, height: side }),
    ...{ bitrate: bitrateOf(side), oneOf, rate: rate / oneOf },
  }
}

/** Macroblocks of 16 × 16 pixels that a picture has at most, and the level of H.264 that says so, in hex. */
const levels = [
  [1620, '1e'],
  [3600, '1f'],
  [8192, '28'],
] as const

/** How the encoder is asked for a version: by profiles that telephones play, the one that looks best first. */
export function codecsOf({ width, height }: Pick<RenditionPlan, 'width' | 'height'>): string[] {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16)
  const level = levels.find(([most]) => blocks <= most)?.[1] ?? '33'
  // Main, and constrained baseline.
  return [`avc1.4d00${level}`, `avc1.42e0${level}`]
}
