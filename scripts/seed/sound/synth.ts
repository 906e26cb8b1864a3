import type { Random } from '../random.ts'

export const sampleRate = 44_100

/** Two channels of samples from -1 to 1. */
export interface Stereo {
  left: Float64Array
  right: Float64Array
}

/** One sounding note: `at` and `length` in seconds, `pan` from -1 (left) to 1 (right). */
export interface Note {
  at: number
  length: number
  /** Hertz. */
  pitch: number
  gain: number
  pan: number
}

/** A voice's sample so many seconds after a note has begun. */
export type Voice = (note: Note, random: Random) => (seconds: number) => number

const turn = 2 * Math.PI

/** Strikes and fades: partials with a gain each, the higher the sooner gone. */
function struck(partials: readonly (readonly [ratio: number, gain: number])[], decay: number): Voice {
  return ({ pitch }) =>
    (seconds) => {
      const attack = Math.min(1, seconds / 0.004)
      return (
        partials.reduce((sum, [ratio, gain]) => {
          return (
            sum +
            gain * Math.sin(turn * pitch * ratio * seconds) * Math.exp(-seconds * decay * (0.6 + ratio * 0.4))
          )
        }, 0) * attack
      )
    }
}

/** Swells and recedes over the whole note: three slightly detuned copies of a soft tone. */
const pad: Voice =
  ({ pitch, length }) =>
  (seconds) => {
    const swell = Math.sin(Math.PI * Math.min(1, seconds / length)) ** 0.8
    const tone = [0.996, 1, 1.0045].reduce((sum, detune) => {
      const phase = turn * pitch * detune * seconds
      return (
        sum +
        Math.sin(phase) +
        0.42 * Math.sin(2 * phase) +
        0.2 * Math.sin(3 * phase) +
        0.08 * Math.sin(5 * phase)
      )
    }, 0)
    return (tone / 3) * swell * (1 + 0.05 * Math.sin(turn * 4.6 * seconds))
  }

/** A plucked string (Karplus and Strong): noise in a loop that is averaged each time it goes round. */
const plucked: Voice = ({ pitch }, random) => {
  const loop = Float64Array.from({ length: Math.max(2, Math.round(sampleRate / pitch)) }, () =>
    random.between(-1, 1),
  )
  let at = 0
  return () => {
    const next = (at + 1) % loop.length
    const value = loop[at] ?? 0
    loop[at] = 0.4985 * (value + (loop[next] ?? 0))
    at = next
    return value
  }
}

/** Air: noise that is let through around the note's pitch. */
const breath: Voice = ({ pitch, length }, random) => {
  const frequency = 2 * Math.sin((Math.PI * pitch) / sampleRate)
  let low = 0
  let band = 0
  return (seconds) => {
    const high = random.between(-1, 1) - low - 0.06 * band
    band += frequency * high
    low += frequency * band
    return band * 0.35 * Math.sin(Math.PI * Math.min(1, seconds / length)) ** 1.5
  }
}

export const voices = {
  bell: struck(
    [
      [1, 1],
      [2.01, 0.6],
      [3.03, 0.28],
      [4.25, 0.22],
      [5.4, 0.12],
    ],
    1.5,
  ),
  piano: struck(
    [
      [1, 1],
      [2, 0.45],
      [3, 0.22],
      [4, 0.12],
      [5, 0.06],
      [6, 0.03],
    ],
    2.2,
  ),
  musicBox: struck(
    [
      [1, 1],
      [3, 0.3],
      [5.8, 0.16],
      [8.1, 0.05],
    ],
    3.2,
  ),
  bass: struck(
    [
      [1, 1],
      [2, 0.25],
      [3, 0.05],
    ],
    1.1,
  ),
  pad,
  plucked,
  breath,
} satisfies Record<string, Voice>

export type VoiceName = keyof typeof voices

export function silence(seconds: number): Stereo {
  const samples = Math.round(seconds * sampleRate)
  return { left: new Float64Array(samples), right: new Float64Array(samples) }
}

/** Adds a note to what sounds already. */
export function play(sound: Stereo, voice: VoiceName, note: Note, random: Random): void {
  const from = Math.round(note.at * sampleRate)
  const until = Math.min(sound.left.length, from + Math.round(note.length * sampleRate))
  const sample = voices[voice](note, random)
  const angle = ((note.pan + 1) * Math.PI) / 4
  const [left, right] = [Math.cos(angle) * note.gain, Math.sin(angle) * note.gain]
  for (let index = Math.max(0, from); index < until; index++) {
    const release = Math.min(1, (until - index) / (0.02 * sampleRate))
    const value = sample((index - from) / sampleRate) * release
    sound.left[index] = (sound.left[index] ?? 0) + value * left
    sound.right[index] = (sound.right[index] ?? 0) + value * right
  }
}

function comb(input: Float64Array, delay: number, feedback: number): Float64Array {
  const output = new Float64Array(input.length)
  let damped = 0
  for (let index = 0; index < input.length; index++) {
    const echo = output[index - delay] ?? 0
    damped = echo * 0.72 + damped * 0.28
    output[index] = (input[index] ?? 0) + damped * feedback
  }
  return output
}

function room(input: Float64Array, spread: number): Float64Array {
  const combs = [1557, 1617, 1491, 1422, 1277].map((delay) => comb(input, delay + spread, 0.83))
  return input.map((_, index) => combs.reduce((sum, echo) => sum + (echo[index] ?? 0), 0) / combs.length)
}

/** The sound in a room, brought to an even loudness, with a short fade at its end. @param wet share of the room, 0 to 1. */
export function finished({ left, right }: Stereo, wet: number): Stereo {
  const [wetLeft, wetRight] = [room(left, 0), room(right, 23)]
  const blend = (dry: Float64Array, echo: Float64Array) =>
    dry.map((value, index) => value * (1 - wet) + (echo[index] ?? 0) * wet)
  const mixed = { left: blend(left, wetLeft), right: blend(right, wetRight) }
  const peak = [mixed.left, mixed.right].reduce(
    (most, channel) => channel.reduce((max, value) => Math.max(max, Math.abs(value)), most),
    1e-9,
  )
  const fade = sampleRate * 0.8
  const level = (channel: Float64Array) =>
    channel.map((value, index) => (value / peak) * 0.86 * Math.min(1, (channel.length - index) / fade))
  return { left: level(mixed.left), right: level(mixed.right) }
}
