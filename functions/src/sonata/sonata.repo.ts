import { day } from '@dlm/contract/format/day'
import type { SonataStatus } from '@dlm/contract/sonata/sonata.schema'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { SonataRequestDoc, searchableSonataRequest } from './sonata-request.doc.ts'

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

/** The key requests of one member, newest first. */
export function ownRequestList({ db }: Platform, uid: string): ListSpec<SonataStatus> {
  return {
    collection: db.collection('sonata'),
    narrow: (query) => query.where('uid', '==', uid),
    sort: 'createdAt',
    direction: 'desc',
    fields: ['transaction', 'devid', 'uid', 'email', 'cypher', 'keynum', 'paidAt'],
    parse: (document) => toStatus(document.id, parseDocument(SonataRequestDoc, document), uid),
    searchable: ({ id, email, keynum }) => searchableSonataRequest({ transaction: id, email, keynum }),
  }
}
