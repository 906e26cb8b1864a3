import { describe, expect, it, vi } from 'vitest'
import { digests } from '../platform/digests.ts'
import { issuePermit } from '../platform/permits.ts'
import type { Platform } from '../platform/platform.ts'
import { findPrivateFile } from './private-file.ts'

const now = 1_800_000_000_000
const codeHash = 'scrypt$salt$key'
const object = { type: 'image/webp', size: 3, etag: '"e"', disposition: undefined, open: () => null as never }
const find = vi.fn(async () => object)
const secret = { exists: true, data: () => ({ codeHash }), ref: { path: '' } }
const platform = {
  db: { doc: () => ({ get: async () => secret }) },
  clock: { now: () => now },
  digests: digests('secret of the test'),
  objects: { find },
} as unknown as Platform

/** The answer at a path, with the key that this very path would need. */
function at(path: string, endsAt = now + 60_000) {
  const key = issuePermit(platform, 'locked-file', path.slice(1), codeHash, endsAt)
  return findPrivateFile(platform, path, new URLSearchParams({ key }))
}

describe('findPrivateFile', () => {
  it.each([
    ...['320.webp', '1920.webp', 'original.jpg', 'original.png', 'original.webp'],
    // Of a photo that was moved.
    ...['aB3_-aB3_-a/320.webp', 'aB3_-aB3_-a/original.jpg'],
    ...['portrait-0.webp', 'aB3_-aB3_-a/portrait-1800000000000.webp'],
  ])('finds %s, for as long as its key lives', async (file) => {
    expect(await at(`/locked/album-1/photo_1/${file}`)).toEqual({ ...object, maxAge: 60 })
    expect(find).toHaveBeenLastCalledWith(`locked/album-1/photo_1/${file}`)
    expect(await at(`/locked/album-1/photo_1/${file}`, now)).toBeNull()
  })

  it.each([
    ...['film_1.video/original.mp4', 'film_1.video/320.webp', 'film_1.video/aB3_-aB3_-a/original.webm'],
    ...['sound-1.audio/original.flac', 'sound-1.audio/aB3_-aB3_-a/original.mp3'],
  ])('finds %s of a recording', async (file) => {
    expect(await at(`/locked/album-1/${file}`)).toEqual({ ...object, maxAge: 60 })
    expect(find).toHaveBeenLastCalledWith(`locked/album-1/${file}`)
  })

  it.each([
    '/locked/a/b.video/original.jpg',
    '/locked/a/b.video/../b/original.jpg',
    '/locked/a/b.film/original.mp4',
    '/locked/a/b/original.mp4',
    '/locked/a/.video/original.mp4',
    '/locked/a/b.video.video/original.mp4',
    '/locked/a/b.videoo/original.mp4',
    '/locked/a/b.video/c/original.mp4',
    '/locked/a.video/b/original.mp4',
    '/locked/a/b.video/portrait-0.webp',
    '/locked/a/b.video/original.mp4/',
    '/locked/a/b%2evideo/original.mp4',
    '/locked/a/b.video/original.svg',
    '/locked/a/b.video/../320.webp',
    '/locked/a/b/../320.webp',
    '/locked/a/./320.webp',
    '/locked/a/../b/320.webp',
    '/locked/a/b//320.webp',
    '/locked/a/b/c/320.webp',
    '/locked/a/b/aB3_-aB3_-a/c/320.webp',
    '/locked/a/320.webp',
    '/locked/a/b/320.webp/',
    '/locked/a/b/portrait-.webp',
    '/locked/a/b/portrait-1x.webp',
    '/locked/a/b/320.webp.',
    '/locked/a/b/320.webp\n',
    '/locked/a/b/320.webp%00',
    '/locked/a/b\\320.webp',
    '/locked/a/b%2f320.webp',
    '/locked/%61/b/320.webp',
    '/locked/a/b/0320.webp',
    '/locked/a/b/320.png',
    '/locked/a/b/original.svg',
    '/locked/a/b/.webp',
    '/locked/__a__/b/320.webp',
    '/public/a/b/320.webp',
    '/Locked/a/b/320.webp',
    '/x/locked/a/b/320.webp',
    'locked/a/b/320.webp',
    `/locked/${'a'.repeat(65)}/b/320.webp`,
  ])('looks for nothing at %j, whatever key comes with it', async (path) => {
    find.mockClear()
    expect(await at(path)).toBeNull()
    expect(find).not.toHaveBeenCalled()
  })
})
