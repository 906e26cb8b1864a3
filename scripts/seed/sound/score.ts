import { randomFrom } from '../random.ts'
import { finished, play, type Stereo, silence, type VoiceName } from './synth.ts'

/** What one voice plays. */
export interface VoicePart {
  voice: VoiceName
  /** MIDI keys, one for each step; null rests. */
  keys: readonly (number | null)[]
  /** Steps to a beat. */
  steps: number
  /** How long a key sounds, in beats. */
  hold: number
  gain: number
  pan?: number
}

/** A short piece of music. */
export interface Piece {
  bpm: number
  /** Beats until the last note has faded. */
  beats: number
  /** Share of the room in the sound. */
  wet: number
  parts: readonly VoicePart[]
}

/** Hertz of a MIDI key; 69 is the A of 440 Hz. */
function hertz(key: number): number {
  return 440 * 2 ** ((key - 69) / 12)
}

/** Plays a piece; the name decides every chance in it. */
export function perform(name: string, { bpm, beats, wet, parts }: Piece): Stereo {
  const beat = 60 / bpm
  const sound = silence(beats * beat)
  const random = randomFrom(`piece ${name}`)
  for (const { voice, keys, steps, hold, gain, pan = 0 } of parts) {
    for (const [step, key] of keys.entries()) {
      if (key === null) continue
      // Beats and loudness are never quite even under a hand.
      const at = (step / steps) * beat + random.between(0, 0.012)
      const force = gain * random.between(0.86, 1)
      play(sound, voice, { at, length: hold * beat, pitch: hertz(key), gain: force, pan }, random)
    }
  }
  return finished(sound, wet)
}
