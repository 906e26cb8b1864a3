import type { FrameRate } from '../../../lib/frame-rate.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Numbers that drop-frame timecode leaves out at the beginning of a minute, but for each tenth. */
const droppedOf = ({ nominal }: FrameRate) => nominal / 15

/**
 * The timecode of a frame (SMPTE 12M). Drop-frame timecode leaves out the first two numbers of each minute (four at 59.94) but for each
 * tenth minute, and has a semicolon before its frames.
 * @param frame from 0
 */
export function timecodeOf(frame: number, rate: FrameRate): string {
  const { nominal, isDropFrame } = rate
  let number = frame
  if (isDropFrame) {
    const dropped = droppedOf(rate)
    const framesOfMinute = nominal * 60 - dropped
    const framesOfTen = nominal * 600 - 9 * dropped
    const tens = Math.floor(frame / framesOfTen)
    const rest = frame % framesOfTen
    const minutes = rest < dropped ? 0 : Math.floor((rest - dropped) / framesOfMinute)
    number = frame + dropped * (9 * tens + minutes)
  }
  const [seconds, frames] = [Math.floor(number / nominal), number % nominal]
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return `${clock}${isDropFrame ? ';' : ':'}${two(frames)}`
}

/** The frame at which a timecode of so many whole hours is: that at which most timelines begin. */
export function frameOfHour(hours: number, rate: FrameRate): number {
  const minutes = hours * 60
  const dropped = rate.isDropFrame ? droppedOf(rate) * (minutes - Math.floor(minutes / 10)) : 0
  return hours * 3600 * rate.nominal - dropped
}
