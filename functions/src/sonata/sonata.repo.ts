import { day } from '@dlm/contract/format/day'
import type { SonataStatus } from '@dlm/contract/sonata/sonata.schema'
import type { SonataRequestDoc } from './sonata-request.doc.ts'

/** A request as a member sees it: key and e-mail are its owner's to know (DESIGN §5). */
export function toStatus(mid: string, stored: SonataRequestDoc, uid: string): SonataStatus {
  const { transaction, devid, email, keynum, createdAt, paidAt } = stored
  const isOwner = stored.uid === uid
  return {
    id: transaction,
    devid,
    uid: stored.uid,
    email: isOwner ? email : '',
    keynum: isOwner ? (keynum ?? '') : '',
    date: day(new Date(createdAt)),
    vdate: paidAt === null ? '' : day(new Date(paidAt)),
    pay: paidAt === null ? 'not payed' : 'payed',
    mid,
  }
}
