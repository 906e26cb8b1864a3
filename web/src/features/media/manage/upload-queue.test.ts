import { describe, expect, it } from 'vitest'
import { peaksOf } from './recording-facts.ts'
import { fingerprintOf, progressOf, type Row, type RowState, takesRoom } from './upload-queue.ts'

const file = (size: number) => {
  const upload = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  Object.defineProperty(upload, 'size', { value: size })
  return upload
}
const row = (state: RowState, sent = 0): Row => ({
  id: state,
  file: file(10),
  path: 'staging/a',
  state,
  sent,
})

describe('progressOf', () => {
  it('is complete when what was collected equals what was selected', () => {
    expect(progressOf([row('uploaded', 10), row('uploaded', 10)])).toMatchObject({
      isComplete: true,
      sent: 20,
    })
    expect(progressOf([row('uploaded', 10), row('sending', 5)])).toMatchObject({
      ...{ isComplete: false, isUnderway: true, uploaded: 1, chosen: 2, bytes: 20, sent: 15 },
    })
  })

  it('counts what failed on its way among what was selected', () => {
    expect(progressOf([row('uploaded'), row('failed')])).toMatchObject({ isComplete: false, hasFailed: true })
  })

  it('lets no file wait for one that could not be read, or for a duplicate', () => {
    const unreadable = { ...row('failed'), path: undefined }
    const duplicate = row('duplicate')
    expect(progressOf([row('uploaded'), unreadable, duplicate])).toMatchObject({
      ...{ chosen: 1, isComplete: true, hasFailed: true, notAdded: 1, duplicates: [duplicate] },
    })
  })

  it('leaves out what was never fit, or was refused', () => {
    const rows = [row('unfit'), row('refused'), row('uploaded')]
    expect(progressOf(rows)).toMatchObject({ chosen: 1, isComplete: true })
  })

  it('counts what is in the list, or being added, among what was collected, but adds it once', () => {
    const rows = [row('done'), row('adding'), row('uploaded')]
    expect(progressOf(rows)).toMatchObject({ chosen: 3, uploaded: 3, toAdd: 1, isComplete: true })
    expect(progressOf([row('done'), row('adding')]).isComplete).toBe(false)
  })
})

it('only what is neither refused, nor unfit, nor done takes room of an upload', () => {
  const states: RowState[] = ['unfit', 'refused', 'done', 'failed', 'waiting', 'duplicate']
  expect(states.filter((state) => takesRoom(row(state)))).toEqual(['failed', 'waiting', 'duplicate'])
})

describe('fingerprintOf', () => {
  it('is the same for the same file, and another for another', async () => {
    const bytes = (last: number) => new Blob([new Uint8Array(3_000_000), new Uint8Array([last])])
    expect(await fingerprintOf(bytes(1))).toBe(await fingerprintOf(bytes(1)))
    expect(await fingerprintOf(bytes(1))).not.toBe(await fingerprintOf(bytes(2)))
    expect(await fingerprintOf(bytes(1))).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('peaksOf', () => {
  it('has the loudest moment of each stretch, the loudest of all being 100', () => {
    const samples = Float32Array.from({ length: 1200 }, (_, at) => (at < 600 ? 0.25 : -0.5))
    const peaks = peaksOf([samples])
    expect(peaks).toHaveLength(120)
    expect([peaks[0], peaks.at(-1)]).toEqual([50, 100])
  })

  it('are those of every channel: a silent side does not hide the other', () => {
    const loud = Float32Array.from({ length: 1200 }, (_, at) => (at < 600 ? 0.25 : -0.5))
    expect(peaksOf([new Float32Array(1200), loud])).toEqual(peaksOf([loud]))
  })

  it('of silence are all nothing', () =>
    expect(new Set(peaksOf([new Float32Array(500)]))).toEqual(new Set([0])))
})
