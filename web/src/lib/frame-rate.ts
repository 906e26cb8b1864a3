/** A rate of frames as a fraction of whole numbers, so that no frame is lost to rounding. */
export interface FrameRate {
  /** Frames in `seconds` seconds. */
  frames: number
  seconds: number
  /** Frames that a second of its timecode counts. */
  nominal: number
  /** Its timecode leaves numbers out, so that it shows the time of the clock. */
  isDropFrame: boolean
}

const whole = (frames: number): FrameRate => ({ frames, seconds: 1, nominal: frames, isDropFrame: false })
const ntsc = (nominal: number, isDropFrame = true): FrameRate => {
  return { frames: nominal * 1000, seconds: 1001, nominal, isDropFrame }
}

/** The rates of films. That of 23.976 has no timecode that leaves numbers out. */
export const frameRates = {
  '23.976': ntsc(24, false),
  '24': whole(24),
  '25': whole(25),
  '29.97': ntsc(30),
  '30': whole(30),
  '50': whole(50),
  '59.94': ntsc(60),
  '60': whole(60),
} as const satisfies Record<string, FrameRate>
export type FrameRateName = keyof typeof frameRates

/** How much a measured rate may differ from the one that it is, as a part of it. */
const measuredWithin = 0.01

/** The rate of films that a measured one is; null for a film that has none of them, and where nothing was measured. */
export function frameRateOf(measured: number | null | undefined): FrameRate | null {
  if (!measured) return null
  const distance = ({ frames, seconds }: FrameRate) => Math.abs(frames / seconds - measured)
  const [nearest] = Object.values<FrameRate>(frameRates).sort((one, other) => distance(one) - distance(other))
  return nearest && distance(nearest) <= measured * measuredWithin ? nearest : null
}

/** Part of a frame by which seconds may be less than the beginning of their frame: a browser rounds them, and so does JSON. */
const tolerance = 0.05

/** The frame that is seen at a time, from 0. */
export function frameAt(time: number, { frames, seconds }: FrameRate): number {
  return Math.max(0, Math.floor((time * frames) / seconds + tolerance))
}

/** When a frame begins, in seconds. */
export function secondsOf(frame: number, { frames, seconds }: FrameRate): number {
  return (frame * seconds) / frames
}

/** When a frame begins, in seconds, as a fraction: `1001/30000s`. */
export function rationalSeconds(frame: number, { frames, seconds }: FrameRate): string {
  const numerator = frame * seconds
  return numerator % frames === 0 ? `${numerator / frames}s` : `${numerator}/${frames}s`
}

/** A moment at which a frame is seen, in seconds: a little after it begins, which browsers and rounding do not take for the one before. */
export function momentOf(frame: number, rate: FrameRate): number {
  return secondsOf(frame + 0.25, rate)
}
