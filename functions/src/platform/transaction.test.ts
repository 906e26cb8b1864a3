import { Firestore } from 'firebase-admin/firestore'
import { expect, it, vi } from 'vitest'
import { inTransaction } from './transaction.ts'

const closed = () =>
  Object.assign(new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), { code: 3 })

/** A database that fails so before it runs a transaction, one time after the other. */
function aDatabase(...failures: Error[]) {
  const db = new Firestore({ projectId: 'demo-none' })
  const run = vi.spyOn(db, 'runTransaction').mockResolvedValue('done')
  for (const failure of failures) run.mockRejectedValueOnce(failure)
  return { db, run }
}

const work = async () => 'done'

it('a transaction that the database gave up is begun again', async () => {
  const { db, run } = aDatabase(closed(), closed())
  expect(await inTransaction(db, work)).toBe('done')
  expect(run).toHaveBeenCalledTimes(3)
})

it('one that it gives up each time fails as it does', async () => {
  const { db, run } = aDatabase(closed(), closed(), closed())
  await expect(inTransaction(db, work)).rejects.toThrow('invalid or closed')
  expect(run).toHaveBeenCalledTimes(3)
})

it('what fails for another reason is not begun again', async () => {
  const { db, run } = aDatabase(new Error('no such album'))
  await expect(inTransaction(db, work)).rejects.toThrow('no such album')
  expect(run).toHaveBeenCalledTimes(1)
})
