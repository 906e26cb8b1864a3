import { expect, it } from 'vitest'
import { indexFirst } from './index-first.ts'

const text = (words: string) => new TextEncoder().encode(words)
const number = (value: number) => new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value])

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

const box = (name: string, ...content: Uint8Array[]) => {
  const body = joined(content)
  return joined([number(8 + body.length), text(name), body])
}
const inTrack = (places: Uint8Array) => box('trak', box('mdia', box('minf', box('stbl', places))))
const places32 = (...places: number[]) =>
  box('stco', number(0), number(places.length), ...places.map((place) => number(place)))
const places64 = (...places: number[]) =>
  box('co64', number(0), number(places.length), ...places.flatMap((place) => [number(0), number(place)]))

const start = box('ftyp', text('isom'))
const pictures = box('mdat', text('onetwothree'))
const at = start.length + 8
const end = box('free', text('end'))

const read = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

it('an index behind the pictures comes before them, and finds each of them', async () => {
  const index = box('moov', box('mvhd'), inTrack(places32(at, at + 3)), inTrack(places64(at + 6)))
  const file = new Blob([joined([start, pictures, index, end])], { type: 'video/mp4' })
  const moved = await indexFirst(file)
  const by = index.length
  const expected = box(
    'moov',
    ...[box('mvhd'), inTrack(places32(at + by, at + by + 3)), inTrack(places64(at + by + 6))],
  )
  expect(await read(moved)).toEqual(joined([start, expected, pictures, end]))
  expect([moved.type, await moved.slice(at + by, at + by + 6).text()]).toEqual(['video/mp4', 'onetwo'])
})

it.each([
  ['has it first', [start, box('moov', inTrack(places32(at))), pictures]],
  ['has none', [start, pictures]],
  ['is none', [text('no film at all')]],
  ['would be too long for its numbers', [start, pictures, box('moov', inTrack(places32(0xffff_fff0)))]],
  ['is cut short', [start, pictures, box('moov', inTrack(places32(at))).subarray(0, -2)]],
])('a file that %s stays as it is', async (_, parts) => {
  const file = new Blob([joined(parts)])
  expect(await indexFirst(file)).toBe(file)
})
