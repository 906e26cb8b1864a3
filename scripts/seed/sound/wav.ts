import { type Stereo, sampleRate } from './synth.ts'

const headerLength = 44

/** A sound as a WAV file, 16 bit. Mono halves the size; so does every second sample (`half`). */
export function toWav({ left, right }: Stereo, { mono = false, half = false } = {}): Buffer {
  const step = half ? 2 : 1
  const frames = Math.floor(left.length / step)
  const channels = mono ? 1 : 2
  const file = Buffer.alloc(headerLength + frames * channels * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(sampleRate / step, 24)
  file.writeUInt32LE((sampleRate / step) * channels * 2, 28)
  file.writeUInt16LE(channels * 2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(file.length - headerLength, 40)
  const put = (place: number, value: number) =>
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), headerLength + place * 2)
  for (let frame = 0; frame < frames; frame++) {
    // The mean of the skipped samples keeps high tones from coming back as low ones.
    const mean = (channel: Float64Array) => {
      let sum = 0
      for (let offset = 0; offset < step; offset++) sum += channel[frame * step + offset] ?? 0
      return sum / step
    }
    const [l, r] = [mean(left), mean(right)]
    if (mono) put(frame, (l + r) / 2)
    else {
      put(frame * 2, l)
      put(frame * 2 + 1, r)
    }
  }
  return file
}

/** Loudness of `count` equal stretches, 0 to 100, the loudest 100. */
export function peaksOf({ left, right }: Stereo, count: number): number[] {
  const stretch = left.length / count
  const loudness = Array.from({ length: count }, (_, at) => {
    const [from, until] = [Math.floor(at * stretch), Math.floor((at + 1) * stretch)]
    let sum = 0
    for (let index = from; index < until; index++) sum += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2
    return Math.sqrt(sum / (2 * (until - from)))
  })
  const most = Math.max(...loudness, 1e-9)
  return loudness.map((value) => Math.round((value / most) * 100))
}
