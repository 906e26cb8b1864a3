import { describe, expect, it } from 'vitest'
import { formatExposure } from './photo-info.tsx'

const read = (camera: Parameters<typeof formatExposure>[0]) =>
  formatExposure(camera).replaceAll('\u00a0', ' ')

describe('how a photo was exposed', () => {
  it.each([
    [{ exposure: 1 / 250, aperture: 2.8, iso: 400, focal: 35 }, '1/250 s · f/2.8 · ISO 400 · 35 mm'],
    [{ iso: 12_800, focal: 6.8 }, 'ISO 12800 · 6.8 mm'],
    [{ exposure: 1 / 8000 }, '1/8000 s'],
    [{ exposure: 0.25 }, '1/4 s'],
    [{ exposure: 1 / 3 }, '0.3 s'],
    [{ exposure: 2.5, aperture: 0.95 }, '2.5 s · f/0.95'],
    [{ exposure: 240 }, '240 s'],
    [{ model: 'A camera', lens: 'A lens' }, ''],
  ])('of %j is written %j', (camera, text) => {
    expect(read(camera)).toBe(text)
  })

  it('breaks no line between a number and its unit', () => {
    expect(formatExposure({ iso: 100, focal: 50 })).toBe('ISO\u00a0100 · 50\u00a0mm')
  })
})
