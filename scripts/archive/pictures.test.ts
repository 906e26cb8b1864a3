import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { foldersOf, picturesIn, restorePicture, sourceOf } from './pictures.ts'

const picture = { folder: 'public/news/one', width: 1280, height: 800 }

const foldersWith = (...paths: string[]) => {
  const object = { sha256: '0'.repeat(64), size: 1, contentType: 'image/webp' }
  return foldersOf({ objects: Object.fromEntries(paths.map((path) => [path, object])) })
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

    const source = 'public/news/one/960.webp'
    expect(sourceOf(foldersWith(source), picture)).toBe(source)
    const { stored, resized } = await restorePicture({ read: () => widest }, source, picture)
    expect(stored).toEqual({
      ...picture,
      ...{ widths: [320, 960], bytes: widest.length, thumbhash: expect.stringMatching(/./) },
    })
    expect(resized.renditions.map(({ width }) => width)).toEqual([320, 960])
    expect(resized.renditions[1]?.webp.equals(widest)).toBe(true)
    expect((await sharp(resized.renditions[0]?.webp).metadata()).width).toBe(320)
  })

  it('have the focal point that they are written down with', async () => {
    const create = { width: 320, height: 200, channels: 3, background: '#c85028' } as const
    const webp = await sharp({ create }).webp().toBuffer()
    const focused = { ...picture, focus: { x: 0.1, y: 0.9 } }
    expect(picturesIn({ cover: focused })).toEqual([['cover', focused]])
    const { stored } = await restorePicture({ read: () => webp }, 'public/news/one/320.webp', focused)
    expect(stored).toMatchObject({ widths: [320], focus: { x: 0.1, y: 0.9 } })
  })

  it('keep the placeholder that they are written down with', async () => {
    const create = { width: 320, height: 200, channels: 3, background: '#c85028' } as const
    const webp = await sharp({ create }).webp().toBuffer()
    const whole = { ...picture, widths: [320], thumbhash: 'as it was' }
    const { stored } = await restorePicture({ read: () => webp }, 'public/news/one/320.webp', whole)
    expect(stored).toEqual({ ...whole, bytes: webp.length })
  })

  it('stay as they are where a backup found none of their files', () => {
    expect(sourceOf(foldersWith(), { ...picture, widths: [320], thumbhash: '' })).toBeNull()
  })

  it.each([
    ['none', []],
    ['two', ['public/news/one/320.webp', 'public/news/one/960.webp']],
    ['one in another folder', ['public/news/one/copy/320.webp']],
    ['the video alone', ['public/news/one/original.mp4']],
  ])('are refused with %s', (_, files) => {
    expect(() => sourceOf(foldersWith(...files), picture)).toThrow(/public\/news\/one has \d renditions/)
  })
})
