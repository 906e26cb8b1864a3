import { describe, expect, it } from 'vitest'
import { codecsOf, type Film, renditionPlans } from './rendition-plan.ts'

const film = (over: Partial<Film> = {}): Film => ({
  ...{ width: 1920, height: 1080, rate: 25, bitrate: 12_000_000 },
  ...over,
})
const sizes = (over: Partial<Film>, isRare = false) =>
  renditionPlans(film(over), isRare).map(({ width, height }) => `${width}x${height}`)

describe('the versions of a film', () => {
  it.each([
    ['1080p', {}, ['1280x720', '640x360']],
    ['4K', { width: 3840, height: 2160 }, ['1280x720', '640x360']],
    ['upright', { width: 1080, height: 1920 }, ['720x1280', '360x640']],
    ['wide', { width: 1920, height: 804 }, ['1720x720', '860x360']],
    ['square', { width: 1080, height: 1080 }, ['720x720', '360x360']],
    ['720p of many bits', { width: 1280, height: 720 }, ['1280x720', '640x360']],
    ['720p of few bits', { width: 1280, height: 720, bitrate: 2_500_000 }, ['640x360']],
    ['1080p of few bits', { bitrate: 2_500_000 }, ['640x360']],
    ['between both', { width: 960, height: 540 }, ['640x360']],
    ['small', { width: 640, height: 360, bitrate: 800_000 }, []],
    ['smaller than any', { width: 320, height: 240 }, []],
  ])('%s', (_, over, expected) => {
    expect(sizes(over)).toEqual(expected)
  })

  it.each([
    ['4K', { width: 3840, height: 2160 }, ['1920x1080', '1280x720', '640x360']],
    ['1080p of few bits', { bitrate: 500_000 }, ['1920x1080', '1280x720', '640x360']],
    ['an odd size', { width: 961, height: 541 }, ['960x540', '640x360']],
    ['smaller than any', { width: 320, height: 240 }, ['320x240']],
  ])('one that many browsers cannot play is replaced: %s', (_, over, expected) => {
    expect(sizes(over, true)).toEqual(expected)
  })

  it.each([
    [24, 1, 24],
    [30, 1, 30],
    [29.97, 1, 29.97],
    [50, 2, 25],
    [60, 2, 30],
    [120, 4, 30],
  ])('of %d pictures a second have one of %d', (rate, oneOf, fewer) => {
    expect(renditionPlans(film({ rate }), false)[0]).toMatchObject({ oneOf, rate: fewer })
  })
})

it('each asks for a profile and a level that telephones play', () => {
  expect(codecsOf({ width: 640, height: 360 })).toEqual(['avc1.4d001e', 'avc1.42e01e'])
  expect(codecsOf({ width: 720, height: 1280 })[0]).toBe('avc1.4d001f')
  expect(codecsOf({ width: 1720, height: 720 })[0]).toBe('avc1.4d0028')
  expect(codecsOf({ width: 1920, height: 1080 })[0]).toBe('avc1.4d0028')
})
