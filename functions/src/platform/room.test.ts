import { expect, it } from 'vitest'
import { roomOf } from './room.ts'

/** Work that ends when the test says so, and what of it has begun. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, end }
}

it('runs as much at once as there is room for, and what is larger alone', async () => {
  const { begun, work, end } = works()
  const inRoom = roomOf(100)
  const all = Promise.all([
    inRoom(60, work('a')),
    inRoom(40, work('b')),
    inRoom(10, work('c')),
    inRoom(1000, work('d')),
  ])
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('c')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await end('d')
  expect(await all).toEqual(['a', 'b', 'c', 'd'])
})

it('has its room again after a failure', async () => {
  const inRoom = roomOf(10)
  await expect(inRoom(10, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inRoom(10, async () => 'done')).toBe('done')
})
