import type { SonataRequestDoc } from '../../../functions/src/sonata/sonata-request.doc.ts'
import { moment, sequence } from './sequence.ts'

const next = sequence()

/** A request that was submitted and is not paid. */
export function aSonataRequestDoc(overrides: Partial<SonataRequestDoc> = {}): SonataRequestDoc {
  const number = next()
  return {
    transaction: `TRX-${String(number).padStart(6, '0')}`,
    devid: `DEV-${String(number).padStart(4, '0')}`,
    uid: 'uid-member01',
    email: 'member@dlm.test',
    cypher: 'aSbOcNdAeTfAgDhEiMjOkKlY',
    keynum: null,
    createdAt: moment(number),
    paidAt: null,
    ...overrides,
  }
}
