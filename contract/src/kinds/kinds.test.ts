import { expect, it } from 'vitest'
import { areas } from '../brand/areas.ts'
import type { Kind } from './kind.ts'
import { contentKinds, isKindWith, kinds, kindsWith, ofEachKind } from './kinds.ts'

it('no two kinds have the same collection, call or readable address', () => {
  const every: Kind[] = contentKinds.map((name) => kinds[name])
  const unique = [
    every.map(({ collection }) => collection),
    every.flatMap(({ calls }) => Object.values(calls)),
    every.flatMap(({ readable }) => readable ?? []),
    every.flatMap(({ address, shareAddress = [] }) => [address].concat(shareAddress)),
  ]
  for (const values of unique) expect(new Set(values).size).toBe(values.length)
})

it.each(contentKinds)('%s: its address ends where its id begins, and an owner can hide its area', (name) => {
  const { address, area } = kinds[name]
  expect(address).toMatch(/^\/\w+\?(?:\w+=\w+&)*\w+=$/)
  expect(areas).toContain(area)
})

it('finds the kinds of which something holds, by a box or by a text', () => {
  expect(kindsWith('hasDrafts')).toEqual(['news', 'event', 'product', 'service'])
  expect(kindsWith('notification')).toEqual(['news', 'event', 'product'])
  expect(isKindWith('readable', 'photo')).toBe(false)
  expect(isKindWith('readable', 'album')).toBe(true)
  expect(isKindWith('readable', 'question')).toBe(false)
})

it('makes something of each', () => {
  expect(ofEachKind(({ one }) => one.length)).toMatchObject({ news: 7, event: 5 })
})
