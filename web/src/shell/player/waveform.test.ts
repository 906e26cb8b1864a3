import { expect, it } from 'vitest'
import { bars, barsPath } from './waveform.tsx'

it('draws a bar for each stretch, as high as it is loud', () => {
  expect(barsPath([0, 100], bars.wide)).toEqual({ path: 'M0.5 47.3V52.7M1.5 4.5V95.5', count: 2 })
})

it('draws fewer bars than there are samples, each as high as the loudest of its samples', () => {
  const peaks = Array.from({ length: 200 }, (_, at) => (at === 199 ? 100 : 10))
  const { path, count } = barsPath(peaks, bars.wide)
  expect(count).toBe(72)
  expect(path.match(/M/g)).toHaveLength(72)
  expect(path).toMatch(/M71\.5 4\.5V95\.5$/)
})
