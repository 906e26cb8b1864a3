import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import type { StagedImage } from '../files/staged-image.ts'
import { ApiError } from '../platform/api-error.ts'
import { UnitOfWork } from './unit-of-work.ts'

const batch = {} as WriteBatch
const conflict = Object.assign(new Error('aborted'), { code: 10 })

/** A unit that logs its steps, for an entry whose stored cover is in this folder. */
function aUnit(storedFolder: string) {
  const steps: string[] = []
  const entry = { get: async () => ({ get: () => storedFolder }) } as unknown as DocumentReference
  const work = new UnitOfWork()
  work.setImage({
    stored: { folder: 'new' },
    commit() {
      steps.push('commit image')
      return async () => void steps.push('finish image')
    },
    rollback: async () => void steps.push('rollback image'),
  } as unknown as StagedImage)
  work.write(() => steps.push('write'))
  work.followUp(async () => void steps.push('follow up'))
  const fail = (error: Error) =>
    work.run(entry, async (fill) => {
      fill(batch)
      throw error
    })
  return { steps, entry, work, fail }
}

describe('a unit of work', () => {
  it('writes everything in one batch, then removes the upload, then follows up', async () => {
    const { steps, entry, work } = aUnit('old')
    await work.run(entry, async (fill) => {
      fill(batch)
      steps.push('commit batch')
    })
    expect(steps).toEqual(['commit image', 'write', 'commit batch', 'finish image', 'follow up'])
  })

  it.each([conflict, new ApiError('stale-edit')])(
    'removes its cover where the batch is refused: %s',
    async (error) => {
      const { steps, fail } = aUnit('old')
      await expect(fail(error)).rejects.toBe(error)
      expect(steps.slice(2)).toEqual(['rollback image'])
    },
  )

  it('leaves its cover where the entry has it after all, and where the batch may yet be written', async () => {
    const stored = aUnit('new')
    await expect(stored.fail(conflict)).rejects.toBe(conflict)
    expect(await stored.work.isStored(stored.entry)).toBe(true)
    const open = aUnit('old')
    await expect(open.fail(new Error('deadline'))).rejects.toThrow('deadline')
    expect([...stored.steps, ...open.steps]).not.toContain('rollback image')
  })
})
