import { expect, it, vi } from 'vitest'
import { fetchFile } from './fetch-file.ts'

const whole = '0123456789'

/** Answers at most `most` bytes of a range, and the whole file without one; the ranges that were requested. */
function answering(most: number, isBroken = false) {
  const ranges: (string | null)[] = []
  vi.stubGlobal('fetch', async (_file: string, init: RequestInit = {}) => {
    const range = new Headers(init.headers).get('range')
    ranges.push(range)
    if (range === null) return new Response(whole)
    const from = Number(/^bytes=(\d+)-$/.exec(range)?.[1])
    const part = isBroken && from > 0 ? '' : whole.slice(from, from + most)
    return new Response(part, { status: 206 })
  })
  return ranges
}

const fetched = async (file: string, onBytes = vi.fn()) =>
  (
    await fetchFile({ file, size: whole.length, type: 'video/mp4' }, onBytes, new AbortController().signal)
  ).text()

it('fetches a public file at once', async () => {
  const ranges = answering(4)
  expect(await fetched('https://files.test/a.mp4')).toBe(whole)
  expect(ranges).toEqual([null])
})

it('fetches a file of a locked album in parts, which are one file', async () => {
  const ranges = answering(4)
  const onBytes = vi.fn()
  expect(await fetched('/locked/a/b.video/original.mp4?key=k', onBytes)).toBe(whole)
  expect(ranges).toEqual(['bytes=0-', 'bytes=4-', 'bytes=8-'])
  expect(onBytes).toHaveBeenLastCalledWith(whole.length)
})

it('fails where a part is empty or the file is incomplete', async () => {
  answering(4, true)
  await expect(fetched('/locked/a/b.video/original.mp4?key=k')).rejects.toThrow('answered 206')
})
