import { describe, expect, it } from 'vitest'
import { type FilmScreen, filmSources } from './film-sources.ts'

const megabit = 1_000_000
const seconds = 60
const sizeAt = (megabits: number) => (megabits * megabit * seconds) / 8

const film = {
  ...{ file: 'original', size: sizeAt(12), duration: seconds },
  renditions: [
    { file: '720p', height: 720, size: sizeAt(2.1) },
    { file: '360p', height: 360, size: sizeAt(0.7) },
  ],
}
const screen = (width: number, height: number, ratio = 1, proportions = 16 / 9): FilmScreen => ({
  ...{ width, height, ratio, proportions },
})
const first = (...args: Parameters<typeof filmSources>) => filmSources(...args)[0]

describe('a film is played in the version', () => {
  it.each([
    ['a phone upright', screen(390, 700, 3), '360p'],
    ['a large phone upright', screen(430, 800, 3), '360p'],
    ['a phone on its side', screen(844, 300, 3), '720p'],
    ['an entry of the dashboard', screen(80, 60, 2), '360p'],
    ['a tablet', screen(820, 1000, 2), '720p'],
    ['a window of a desktop', screen(1270, 600), '720p'],
    ['a whole desktop', screen(1920, 980), 'original'],
    ['an upright film on a phone', screen(390, 700, 3, 9 / 16), '720p'],
  ])('that looks sharp on %s', (_, shown, expected) => {
    expect(first(film, shown)).toBe(expected)
  })

  it.each([
    [{ downlink: 1.6 }, '360p'],
    [{ downlink: 0.3 }, '360p'],
    [{ downlink: 4 }, '720p'],
    // The most that a browser says: it may be any more.
    [{ downlink: 10, effectiveType: '4g' }, 'original'],
    [{ saveData: true, downlink: 10 }, '360p'],
    [{ effectiveType: '3g', downlink: 9 }, '360p'],
    [{}, 'original'],
  ])('that a connection of %j carries', (connection, expected) => {
    expect(first(film, screen(1920, 980), connection)).toBe(expected)
  })

  it('that is the smallest which looks sharp, however fast the connection is', () => {
    expect(first(film, screen(390, 700, 3), { downlink: 10 })).toBe('360p')
  })

  it('whose bits are not known where its length is not', () => {
    expect(first({ ...film, duration: undefined }, screen(1920, 980), { downlink: 1 })).toBe('original')
  })
})

describe('where a version fails', () => {
  it('the original is next, and then the tallest version, for browsers that cannot play the original', () => {
    expect(filmSources(film, screen(390, 700, 3))).toEqual(['360p', 'original', '720p'])
    expect(filmSources(film, screen(820, 1000, 2))).toEqual(['720p', 'original'])
    expect(filmSources(film, screen(1920, 980))).toEqual(['original', '720p'])
  })

  it('there is nothing else for a film without versions', () => {
    expect(filmSources({ file: 'original' }, screen(390, 700), { saveData: true })).toEqual(['original'])
  })
})
