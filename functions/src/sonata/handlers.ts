import { moveToBin } from '../content/bin.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { m_email_enter } from './m-email-enter.ts'
import { m_key_enter } from './m-key-enter.ts'
import { sonataContent } from './sonata.content.ts'
import { ownRequestList, requestList, toStatus } from './sonata.repo.ts'
import { SonataRequestDoc } from './sonata-request.doc.ts'

/** A page of all key requests, newest first, searched on transaction, e-mail and key. */
const get_m_keys: Handler<'get_m_keys'> = async ({ platform }, input) => {
  const { items, next } = await readPage(requestList(platform), input)
  return { data: items, next }
}

/** The request for a machine; an empty list for one that was not submitted yet. */
const m_id: Handler<'m_id'> = async ({ platform, caller }, { mid }) => {
  const snapshot = await platform.db.doc(`sonata/${mid}`).get()
  if (!snapshot.exists) return { data: [] }
  return { data: [toStatus(mid, parseDocument(SonataRequestDoc, snapshot), caller.uid)] }
}

/** A page of the caller's own key requests, newest first. */
const my_keys: Handler<'my_keys'> = async ({ platform, caller }, input) => {
  const { items, next } = await readPage(ownRequestList(platform, caller.uid), input)
  return { data: items, next }
}

/** Deletes a member's key request into the bin; `id`, its transaction, says which where there are several. */
const req_del_sonata: Handler<'req_del_sonata'> = async (context, { uid, id }) => {
  const own = context.platform.db.collection('sonata').where('uid', '==', uid)
  const { docs } = await (id === undefined ? own : own.where('transaction', '==', id)).limit(2).get()
  const [request, another] = docs
  if (!request) throw new ApiError('sonata-not-found')
  if (another) throw new ApiError('sonata-ambiguous')
  await moveToBin(context, sonataContent, request.id)
  return {}
}

/** Whether a key is the stored key of a paid request, of this machine if one is named (DESIGN §5). */
const varify_sonata: Handler<'varify_sonata'> = async ({ platform }, { key, mid }) => {
  const requests = await platform.db.collection('sonata').where('keynum', '==', key).limit(10).get()
  const isKey = requests.docs.some((document) => {
    const { paidAt } = parseDocument(SonataRequestDoc, document)
    return paidAt !== null && (mid === undefined || mid === document.id)
  })
  return { data: isKey ? [{ pay: 'payed' }] : [] }
}

/** Handlers of the sonata domain. */
export const sonataHandlers = {
  m_id,
  m_email_enter,
  my_keys,
  varify_sonata,
  get_m_keys,
  m_key_enter,
  req_del_sonata,
}
