import { studioDay } from '@dlm/contract/format/day'
import type { SonataRequest, SonataStatus } from '@dlm/contract/sonata/sonata.schema'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { SonataRequestDoc, searchableSonataRequest } from './sonata-request.doc.ts'

/** A request as an admin sees it. */
export function toRequest(mid: string, stored: SonataRequestDoc): SonataRequest {
  const { transaction, devid, uid, email, cypher, keynum, createdAt, paidAt } = stored
  return {
    id: transaction,
    devid,
    uid,
    email,
    keynum: keynum ?? '',
    cypher,
    date: studioDay(createdAt),
    vdate: paidAt === null ? '' : studioDay(paidAt),
    pay: paidAt === null ? 'not payed' : 'payed',
    mid,
  }
}

/** A request as a member sees it; other members only see whether it is paid (DESIGN §5). */
export function toStatus(mid: string, stored: SonataRequestDoc, uid: string): SonataStatus {
  const { cypher: _, ...status } = toRequest(mid, stored)
  if (stored.uid === uid) return status
  const unknown = { id: '', devid: '', uid: '', email: '', keynum: '', date: '', vdate: '' }
  return { ...unknown, mid, pay: status.pay }
}

/** All key requests, newest first. */
export function requestList({ db }: Platform): ListSpec<SonataRequest> {
  return {
    collection: db.collection('sonata'),
    sort: 'createdAt',
    direction: 'desc',
    schema: SonataRequestDoc,
    parse: (document) => toRequest(document.id, parseDocument(SonataRequestDoc, document)),
    searchable: ({ id, email, keynum }) => searchableSonataRequest({ transaction: id, email, keynum }),
  }
}

/** The key requests of one member, newest first. */
export function ownRequestList({ db }: Platform, uid: string): ListSpec<SonataStatus> {
  return {
    collection: db.collection('sonata'),
    narrow: (query) => query.where('uid', '==', uid),
    sort: 'createdAt',
    direction: 'desc',
    schema: SonataRequestDoc,
    parse: (document) => toStatus(document.id, parseDocument(SonataRequestDoc, document), uid),
    searchable: ({ id, email, keynum }) => searchableSonataRequest({ transaction: id, email, keynum }),
  }
}
