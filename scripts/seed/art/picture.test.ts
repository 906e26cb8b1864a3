import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { along, mix } from './colour.ts'
import { type ArtPicture, renderPicture } from './picture.ts'
import { mountains } from './scenes/mountains.ts'

const small: ArtPicture = {
  width: 400,
  height: 330,
  paint: (drawing, random) =>
    mountains(drawing, random, {
      sky: ['#2b3a67', '#e07a5f', '#f6d6a8'],
      sun: '#ffd9a0',
      far: '#b98a94',
      near: '#1d2440',
      lit: '#ffc59a',
      sunAt: [0.3, 0.3],
      sharpness: 0.5,
    }),
}

describe('renderPicture', () => {
  it('makes the same bytes of the same name', async () => {
    expect(await renderPicture('one', small)).toEqual(await renderPicture('one', small))
  })

  it('makes another picture of another name', async () => {
    expect(await renderPicture('one', small)).not.toEqual(await renderPicture('two', small))
  })

  it('makes a JPEG of the size, times the scale', async () => {
    const jpeg = await renderPicture('large', { ...small, scale: 2 })
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 660 })
  })
})

describe('colours', () => {
  it('mixes from one end to the other', () => {
    expect(mix('#102030', '#f0e0d0', 0)).toBe('#102030')
    expect(mix('#102030', '#f0e0d0', 1)).toBe('#f0e0d0')
  })

  it('goes along a row of colours and stops at its ends', () => {
    expect(along(['#000000', '#ff0000', '#ffffff'], 0.5)).toBe('#ff0000')
    expect(along(['#000000', '#ff0000', '#ffffff'], 7)).toBe('#ffffff')
  })
})
