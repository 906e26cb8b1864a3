import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { unique } from '../support/fixtures.ts'
import { aMember, anAdmin, type Person } from '../support/people.ts'

const mark = unique().replaceAll(/\d/g, 'x')
const fault = { message: `Error: ${mark} broke`, release: 'index-1a2b.js', screen: '/home' }
const tell = (changes: Partial<typeof fault> = {}) => call('report_fault', { ...fault, ...changes })

let admin: Person
const reportedFaults = async () =>
  (await call('get_faults', {}, admin)).body.data.filter(({ message }) => message.includes(mark))

beforeAll(async () => {
  admin = await anAdmin()
})

describe('report_fault', () => {
  it('is counted by what broke, on which screen and in which release', async () => {
    for (const screen of ['/home', '/home', '/rate']) expect((await tell({ screen })).status).toBe(200)
    const faults = await reportedFaults()
    expect(faults.map(({ screen, count }) => [screen, count]).sort()).toEqual([
      ['/home', 2],
      ['/rate', 1],
    ])
  })

  it('is stored without what might identify a person', async () => {
    await tell({ message: `Error: ${mark} "my secret" of ada@dlm.test at https://a.test/b?token=1` })
    const { docs } = await db.collection('faults').get()
    const ours = docs.map((document) => JSON.stringify(document.data())).filter((text) => text.includes(mark))
    expect(ours.join()).toContain('“…” of … at https://a.test/b')
    expect(ours.join()).not.toMatch(/secret|ada@|token|uid|visitor|address/)
  })

  it.each([
    { screen: '/home?search=own' },
    { screen: 'https://a.test' },
    { release: 'a b' },
    { message: '' },
    { message: 'x'.repeat(1001) },
  ])('refuses %j, and writes nothing', async (wrong) => {
    const before = await reportedFaults()
    const { status, body } = await tell(wrong)
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
      400,
      'invalid-input',
      Object.keys(wrong),
    ])
    expect(await reportedFaults()).toEqual(before)
  })
})

describe('get_faults', () => {
  it('is an admin’s alone', async () => {
    expect((await call('get_faults', {}, admin)).status).toBe(200)
    const { status, body } = await call('get_faults', {}, await aMember())
    expect([status, body.code]).toEqual([403, 'not-allowed'])
  })
})
