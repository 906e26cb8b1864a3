import { lazy } from '../platform/lazy.ts'
import { oneAtATime } from '../platform/one-at-a-time.ts'

/** The library of pictures, loaded with the first one: most calls have none. */
export const loadSharp = lazy(async () => {
  const { default: sharp } = await import('sharp')
  // A cache of earlier pictures is of no use to the next one.
  sharp.cache(false)
  return sharp
})

/** Runs what decodes a picture when the one before is done, so that the memory of one is enough. */
export const inTurn = oneAtATime()
