import type { SonataStatus } from '@dlm/contract/sonata/sonata.schema'

/** A key request of `aUser`, submitted and not paid, as the API answers it. */
export function aKeyRequest(overrides: Partial<SonataStatus> = {}): SonataStatus {
  return {
    id: 'TRX-261101-ABCD2345',
    devid: 'DEV-7F3A-91C2',
    uid: 'uid-member',
    email: 'member@dlm.test',
    keynum: '',
    date: '2026-11-01',
    vdate: '',
    pay: 'not payed',
    mid: 'mid-1',
    ...overrides,
  }
}

/** What confirming the payment changes. */
export const paid = { keynum: 'SON-ATA-GHIJ-KL', vdate: '2026-11-03', pay: 'payed' } as const
