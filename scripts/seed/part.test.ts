import { describe, expect, it } from 'vitest'
import { originalObject, renditionObjects, together } from './part.ts'

const bytes = Buffer.from('bytes')
const made = { width: 400, height: 300, thumbhash: 'hash', renditions: [{ width: 320, webp: bytes }] }

describe('objects', () => {
  it('of an open photo may be cached for good, and its original is saved under its own name', () => {
    expect(originalObject('public/photos/p1', 'One.jpg', 'image/jpeg', bytes)).toEqual({
      path: 'public/photos/p1/original.jpg',
      bytes,
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=31536000, immutable',
      contentDisposition: "attachment; filename*=UTF-8''One.jpg",
    })
    expect(renditionObjects('public/photos/p1', made)[0]).toMatchObject({
      path: 'public/photos/p1/320.webp',
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    })
  })

  it('of a locked photo are kept by no cache', () => {
    expect(originalObject('locked/a1/p1', 'One.jpg', 'image/jpeg', bytes)).not.toHaveProperty('cacheControl')
    expect(renditionObjects('locked/a1/p1', made)[0]).not.toHaveProperty('cacheControl')
  })
})

describe('together', () => {
  it('keeps what each part has', () => {
    const document = { path: 'news/1', data: {} }
    const object = { path: 'public/news/1/320.webp', bytes, contentType: 'image/webp' }
    const parts = [
      { documents: [document], objects: [] },
      { documents: [], objects: [object], users: [{ uid: 'u1' }] },
    ]
    expect(together(parts)).toEqual({ documents: [document], objects: [object], users: [{ uid: 'u1' }] })
  })
})
