import { decodeWire } from '@dlm/contract/media/codec'
import { SavedList } from '@dlm/contract/media/media.schema'
import { describe, expect, it } from 'vitest'
import { call, inParallel } from '../support/client.ts'
import { aMember, type Person } from '../support/people.ts'

const idsOf = ({ body }: { body: { data: string } }) =>
  decodeWire(body.data, (value) => SavedList.parse(value))
const list = ({ token }: Person) => call('saved', {}, { token })
const update = ({ token }: Person, ids: string[], revision?: number) =>
  call('update_saved', { saved: JSON.stringify(ids), ...(revision !== undefined && { revision }) }, { token })

describe('saved', () => {
  it('begins empty, and is private', async () => {
    const [member, other] = [await aMember(), await aMember()]
    await update(other, ['a'], 0)
    const answer = await list(member)
    expect([idsOf(answer), answer.body.revision]).toEqual([[], 0])
  })
})

describe('update_saved', () => {
  it('replaces the list it was made of, and adds to a newer one', async () => {
    const member = await aMember()
    expect((await update(member, ['a', 'b'], 0)).body.revision).toBe(1)
    expect(idsOf(await update(member, ['b'], 1))).toEqual(['b'])
    const stale = await update(member, ['c', 'a'], 1)
    expect([idsOf(stale), stale.body.revision]).toEqual([['c', 'a', 'b'], 3])
    expect(idsOf(await list(member))).toEqual(['c', 'a', 'b'])
  })

  it('loses nothing when many tabs save at once', async () => {
    const member = await aMember()
    await inParallel(12, 6, (at) => update(member, [`id${at}`], 0))
    expect(idsOf(await list(member)).sort()).toEqual(Array.from({ length: 12 }, (_, at) => `id${at}`).sort())
  })

  it.each([
    '["a","a"]',
    '["a/b"]',
    '{}',
    'nonsense',
    JSON.stringify(Array.from({ length: 501 }, (_, at) => `id${at}`)),
  ])('refuses what is no saved list', async (saved) => {
    const member = await aMember()
    const { body } = await call('update_saved', { saved, revision: 0 }, { token: member.token })
    expect([body.code, body.field?.split('.')[0]]).toEqual(['invalid-input', 'saved'])
    expect((await list(member)).body.revision).toBe(0)
  })
})
