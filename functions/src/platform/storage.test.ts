import { expect, it } from 'vitest'
import { filesOf, pictureUrl, publicFiles, toPicture } from './storage.ts'

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

it('answers the focal point, and the address of the portrait crop once there is one', () => {
  const files = publicFiles('demo', undefined)
  expect(toPicture(files, stored)).not.toHaveProperty('focus')
  for (const none of [{}, { portrait: null }]) {
    expect(toPicture(files, { ...stored, ...none })).not.toHaveProperty('portrait')
    expect(filesOf({ ...stored, ...none })).toEqual(['320.webp', '960.webp'])
  }
  const focus = { x: 0.2, y: 0.7 }
  const picture = toPicture(files, { ...stored, focus, portrait: 1700 })
  expect(picture).toMatchObject({ focus, portrait: expect.stringContaining('n1%2Fportrait-1700.webp') })
  expect(filesOf({ ...stored, portrait: 1700 })).toEqual(['320.webp', '960.webp', 'portrait-1700.webp'])
})
