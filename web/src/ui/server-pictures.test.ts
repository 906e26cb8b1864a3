import { expect, it } from 'vitest'
import { averageColour } from './server-pictures.ts'

/** The first colour of the GIF's table. */
function colourOf(url: string | undefined): number[] {
  const gif = Buffer.from(url?.split(',')[1] ?? '', 'base64')
  return [...gif.subarray(13, 16)]
}

it('makes a pixel in the average colour of a hash', () => {
  const url = averageColour('1QcSHQRnh493V4dIh4eXh1h4kJUI')
  expect(url).toMatch(/^data:image\/gif;base64,R0lGODlhAQABAIAA/)
  expect(url?.length).toBeLessThan(90)
  expect(colourOf(url)).toEqual([86, 82, 88])
})

it.each(['', '%', 'AAAA'])('has none for %j, which is no hash', (hash) => {
  expect(averageColour(hash)).toBeUndefined()
})

it('has none for a picture that is transparent', () => {
  expect(averageColour('1QeSHQRnh493V4dIh4eXh1h4kJUI')).toBeUndefined()
})
