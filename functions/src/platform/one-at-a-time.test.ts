import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('runs one at a time, in their order, whatever becomes of each', async () => {
  const inTurn = oneAtATime()
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 1))
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('b fails')
    return name
  }
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(work(name))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})
