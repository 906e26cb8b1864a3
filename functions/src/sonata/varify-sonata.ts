import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { SonataRequestDoc } from './sonata-request.doc.ts'

/** Whether a key is the stored key of a paid request, of this machine if one is named (DESIGN §5). */
export const varify_sonata: Handler<'varify_sonata'> = async ({ platform }, { key, mid }) => {
  const found = await platform.db.collection('sonata').where('keynum', '==', key).limit(10).get()
  const isKey = found.docs.some((document) => {
    const { paidAt } = parseDocument(SonataRequestDoc, document)
    return paidAt !== null && (mid === undefined || mid === document.id)
  })
  return { data: isKey ? [{ pay: 'payed' }] : [] }
}
