import { describe, expect, it } from 'vitest'
import { pieces } from './pieces.ts'
import { perform } from './score.ts'
import { type Stereo, sampleRate } from './synth.ts'
import { peaksOf, toWav } from './wav.ts'

function tone(seconds: number): Stereo {
  const left = Float64Array.from({ length: seconds * sampleRate }, (_, at) => Math.sin(at / 20) * 0.5)
  return { left, right: left }
}

describe('pieces', () => {
  it.each(Object.entries(pieces))(
    '%s lasts 10 to 20 seconds and neither clips nor falls silent',
    (name, piece) => {
      const { left, right } = perform(name, piece)
      const seconds = left.length / sampleRate
      expect(seconds).toBeGreaterThanOrEqual(10)
      expect(seconds).toBeLessThanOrEqual(20)
      const loudest = [left, right].map((channel) =>
        channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
      )
      expect(Math.max(...loudest)).toBeCloseTo(0.86, 2)
      expect(
        peaksOf({ left, right }, 20)
          .slice(0, -2)
          .every((peak) => peak > 2),
      ).toBe(true)
    },
  )

  it('sound the same every time', () => {
    const short = {
      bpm: 120,
      beats: 2,
      wet: 0.3,
      parts: [{ voice: 'plucked', keys: [60, 64], steps: 1, hold: 1, gain: 1 }],
    } as const
    expect(perform('short', short)).toEqual(perform('short', short))
  })
})

describe('toWav', () => {
  it('writes a header that tells channels, rate and length', () => {
    const stereo = toWav(tone(1))
    expect(stereo.subarray(0, 4).toString()).toBe('RIFF')
    expect([stereo.readUInt16LE(22), stereo.readUInt32LE(24), stereo.readUInt32LE(40)]).toEqual([
      2, 44_100, 176_400,
    ])
    expect(stereo).toHaveLength(44 + 176_400)
  })

  it('makes a quarter of the size of mono with half the samples', () => {
    const reduced = toWav(tone(1), { mono: true, half: true })
    expect([reduced.readUInt16LE(22), reduced.readUInt32LE(24)]).toEqual([1, 22_050])
    expect(reduced).toHaveLength(44 + 44_100)
  })
})

describe('peaksOf', () => {
  it('measures equal stretches, the loudest 100', () => {
    const { left } = tone(1)
    const rising = left.map((value, at) => value * (at / left.length))
    const peaks = peaksOf({ left: rising, right: rising }, 4)
    expect(peaks).toEqual(peaks.toSorted((a, b) => a - b))
    expect(peaks.at(-1)).toBe(100)
  })
})
