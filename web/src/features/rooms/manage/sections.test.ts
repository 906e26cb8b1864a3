import { expect, it } from 'vitest'
import { hasPiece, withoutVersion, withVersion } from './sections.ts'

const film = (id: string, ...earlier: string[]) => ({
  ...{ kind: 'video' as const, id },
  earlier: earlier.map((each) => ({ id: each })),
})

it('a newer version takes the place of a piece, which is the last of the earlier ones then', () => {
  expect(withVersion({ kind: 'video', id: 'a' }, 'b')).toEqual(film('b', 'a'))
  expect(withVersion(film('b', 'a'), 'c')).toEqual(film('c', 'a', 'b'))
})

it('a version that is removed leaves the others in their order', () => {
  expect(withoutVersion(film('c', 'a', 'b'), 'a')).toEqual(film('c', 'b'))
  expect(withoutVersion(film('c', 'a', 'b'), 'c')).toEqual(film('b', 'a'))
})

it('an earlier version is in the room already', () => {
  const sections = [{ id: 's', title: '', pieces: [film('b', 'a')] }]
  expect(hasPiece(sections, { kind: 'video', id: 'a' })).toBe(true)
  expect(hasPiece(sections, { kind: 'photo', id: 'a' })).toBe(false)
})
