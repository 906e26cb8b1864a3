import { studioDay } from '@dlm/contract/format/day'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { MailDoc } from '../mail/mail.doc.ts'
import { sha256 } from '../platform/digests.ts'
import { parseDocument } from '../platform/documents.ts'
import type { SonataRequestDoc } from './sonata-request.doc.ts'

/** Milliseconds for which a mail that was handed to a browser counts as on its way. */
const onItsWay = 60_000

/** Id of the one mail of a request's key: known, so that two admins do not send it twice. */
export function keyMailId({ transaction }: Pick<SonataRequestDoc, 'transaction'>): string {
  return sha256(`key/${transaction}`).slice(0, 40)
}

/** Whether the key's mail may be sent: it was not, and no browser has just been given it. */
export function isKeyMailFree(snapshot: DocumentSnapshot, now: number): boolean {
  if (!snapshot.exists) return true
  const { status, at } = parseDocument(MailDoc, snapshot)
  return status === 'failed' || (status === 'pending' && now - at >= onItsWay)
}

/** The template's fields (SPEC §7). */
export function keyMailFields(mid: string, { devid, transaction, keynum, paidAt }: SonataRequestDoc) {
  return {
    code: keynum ?? '',
    id: mid,
    date_granted: paidAt === null ? '' : studioDay(paidAt),
    dev_id: devid,
    tr_num: transaction,
  }
}
