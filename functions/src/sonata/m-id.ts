import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { toStatus } from './sonata.repo.ts'
import { SonataRequestDoc } from './sonata-request.doc.ts'

/** The request for a machine; an empty list for one nobody has submitted yet. */
export const m_id: Handler<'m_id'> = async ({ platform, caller }, { mid }) => {
  const snapshot = await platform.db.doc(`sonata/${mid}`).get()
  if (!snapshot.exists) return { data: [] }
  return { data: [toStatus(mid, parseDocument(SonataRequestDoc, snapshot), caller.uid)] }
}
