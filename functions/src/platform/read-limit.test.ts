import { limits } from '@dlm/contract/limits'
import { describe, expect, it } from 'vitest'
import { readLimit } from './read-limit.ts'

function aLimit() {
  let now = 1_700_000_000_000
  const takeRead = readLimit({ now: () => now }, limits)
  const takeAll = (address: string) => {
    for (let nth = 0; nth < limits['reads-address'].max; nth++) expect(takeRead(address)).toBe(0)
  }
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  return { takeRead, takeAll, pass }
}

describe('the limit of reads', () => {
  it('is 3,000 an hour and address, and others read meanwhile', () => {
    const { takeRead, takeAll } = aLimit()
    expect(limits['reads-address']).toMatchObject({ max: 3000, window: 3600 })
    takeAll('192.0.2.1')
    expect(takeRead('192.0.2.1')).toBeGreaterThan(0)
    expect(takeRead('192.0.2.2')).toBe(0)
  })

  it('is looked at without a read taken', () => {
    const { takeRead, takeAll } = aLimit()
    takeRead('192.0.2.1', 0)
    takeAll('192.0.2.1')
    expect(takeRead('192.0.2.1', 0)).toBeGreaterThan(0)
  })

  it('is over after its hour', () => {
    const { takeRead, takeAll, pass } = aLimit()
    takeAll('192.0.2.1')
    pass(3599)
    expect(takeRead('192.0.2.1')).toBeGreaterThan(0)
    pass(1)
    expect(takeRead('192.0.2.1')).toBe(0)
  })

  it('forgets the address that read least recently of ten thousand', () => {
    const { takeRead, takeAll } = aLimit()
    takeAll('192.0.2.1')
    for (let nth = 0; nth < 10_000; nth++) takeRead(`other ${nth}`)
    expect(takeRead('192.0.2.1')).toBe(0)
  })
})
