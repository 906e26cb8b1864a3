import { expect, it } from 'vitest'
import { pictureUrl, publicFiles, toPicture } from './storage.ts'

const stored = { folder: 'public/news/n1', widths: [320, 960], width: 1600, height: 900, thumbhash: 'AAAA' }

it('names public files on Google’s host in production', () => {
  const files = publicFiles('dlm.appspot.com', undefined)
  const url =
    'https://firebasestorage.googleapis.com/v0/b/dlm.appspot.com/o/public%2Fnews%2Fn1%2F960.webp?alt=media'
  expect(pictureUrl(files, stored)).toBe(url)
})

it('names them on the emulator’s host there', () => {
  const files = publicFiles('demo', '127.0.0.1:9199')
  expect(toPicture(files, stored).sources).toEqual([
    { width: 320, url: 'http://127.0.0.1:9199/v0/b/demo/o/public%2Fnews%2Fn1%2F320.webp?alt=media' },
    { width: 960, url: 'http://127.0.0.1:9199/v0/b/demo/o/public%2Fnews%2Fn1%2F960.webp?alt=media' },
  ])
})

it('falls back to the widest rendition of a small picture', () => {
  expect(pictureUrl(publicFiles('demo', undefined), { ...stored, widths: [320] })).toContain('320.webp')
})
