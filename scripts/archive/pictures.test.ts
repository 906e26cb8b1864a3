import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { picturesIn, restorePicture, sourceOf } from './pictures.ts'
import type { Archive } from './read-archive.ts'

const picture = { folder: 'public/news/one', width: 1280, height: 800 }

function anArchive(files: Record<string, Buffer>): Archive {
  const object = { sha256: '0'.repeat(64), size: 1, contentType: 'image/webp' }
  return {
    documents: {},
    objects: Object.fromEntries(Object.keys(files).map((path) => [path, object])),
    read: (path) => files[path] ?? Buffer.alloc(0),
  }
}

describe('pictures without an original', () => {
  it('are found in a document, other fields are not', () => {
    const document = { title: 'One', cover: picture, photo: null, tags: { folder: 'none' } }
    expect(picturesIn(document)).toEqual([['cover', picture]])
  })

  it('get the renditions they had, the widest byte by byte', async () => {
    const background = { r: 200, g: 80, b: 40 }
    const widest = await sharp({ create: { width: 960, height: 600, channels: 3, background } })
      .webp({ quality: 10 })
      .toBuffer()
    const archive = anArchive({ 'public/news/one/960.webp': widest })

    const { stored, made } = await restorePicture(archive, picture)
    expect(stored).toEqual({ ...picture, widths: [320, 960], thumbhash: expect.stringMatching(/./) })
    expect(made.renditions.map(({ width }) => width)).toEqual([320, 960])
    expect(made.renditions[1]?.webp.equals(widest)).toBe(true)
    expect((await sharp(made.renditions[0]?.webp).metadata()).width).toBe(320)
  })

  it.each([
    ['none', {}],
    ['two', { 'public/news/one/320.webp': Buffer.alloc(1), 'public/news/one/960.webp': Buffer.alloc(1) }],
    ['one in another folder', { 'public/news/one/copy/320.webp': Buffer.alloc(1) }],
    ['the video alone', { 'public/news/one/original.mp4': Buffer.alloc(1) }],
  ])('are refused with %s', (_, files) => {
    expect(() => sourceOf(anArchive(files), picture)).toThrow(/public\/news\/one has \d renditions/)
  })
})
