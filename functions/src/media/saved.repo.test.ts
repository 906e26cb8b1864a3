import { quotas } from '@dlm/contract/limits'
import { describe, expect, it } from 'vitest'
import { changedList } from './saved.repo.ts'

const stored = { ids: ['b', 'a'], revision: 4 }

describe('changedList', () => {
  it('replaces the list it was made of', () => {
    expect(changedList(stored, ['c'], 4)).toEqual({ ids: ['c'], revision: 5 })
  })

  it.each([3, 5, undefined])('adds to any other, each id once: revision %s', (revision) => {
    expect(changedList(stored, ['c', 'b'], revision)).toEqual({ ids: ['c', 'b', 'a'], revision: 5 })
  })

  it('never grows above what a list may hold', () => {
    const many = (from: number) => Array.from({ length: quotas.saved }, (_, at) => `id${from + at}`)
    expect(changedList({ ids: many(500), revision: 1 }, many(0), 0).ids).toEqual(many(0))
  })
})
