import { MailDoc } from '../content/mail.doc.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'

/** Keeps what became of a mail: told by the admin whose browser has it. One that was sent stays so. */
export const mail_status: Handler<'mail_status'> = async ({ platform, caller }, { id, sent, reason }) => {
  await compareAndSet(platform.db.doc(`mails/${id}`), (snapshot) => {
    const mail = snapshot.exists ? parseDocument(MailDoc, snapshot) : null
    if (mail?.by !== caller.uid) throw new ApiError('mail-not-found')
    if (mail.status === 'sent') return { data: null, result: undefined }
    const fate = sent ? { status: 'sent', reason: '' } : { status: 'failed', reason }
    return { data: { ...fate, at: platform.clock.now() }, result: undefined }
  })
  return {}
}
