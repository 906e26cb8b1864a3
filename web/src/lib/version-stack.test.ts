import { describe, expect, it } from 'vitest'
import { aPhoto } from '../testing/media.ts'
import { firstPanes, stackOf, type VersionStack } from './version-stack.ts'

const stack: VersionStack = { kind: 'photo', versions: ['p1', 'p2', 'p3'].map((pid) => aPhoto(pid)) }

describe('what is beside each other at first', () => {
  it('is the version before the newest, and the newest', () => {
    expect(firstPanes(stack, 'p3')).toEqual([1, 2])
    expect(firstPanes(stack, 'gone')).toEqual([1, 2])
  })

  it('is the earlier version that the address names', () => {
    expect(firstPanes(stack, 'p1')).toEqual([0, 2])
  })
})

it('a stack has a piece as any of its versions, of its kind', () => {
  expect(stackOf([stack], 'photo', 'p1')).toBe(stack)
  expect(stackOf([stack], 'video', 'p1')).toBeUndefined()
  expect(stackOf([stack], 'photo', 'p4')).toBeUndefined()
})
