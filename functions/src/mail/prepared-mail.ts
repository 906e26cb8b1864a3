import { brand } from '@dlm/contract/brand/brand'
import type { AdminMail, MailFields, PreparedMail } from '@dlm/contract/users/users.schema'
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { nameKey } from '../accounts/unique-name.doc.ts'
import type { AdminContext } from '../content/content.ts'
import { setIfUnmodified } from '../platform/compare-and-set.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import type { MailDoc, MailTemplate } from './mail.doc.ts'

/** Whom a mail goes to, as the database has it. */
interface Recipient {
  uid: string
  user: string
  email: string
}

interface NewMail {
  template: MailTemplate
  to: Recipient
  fields: Omit<MailFields, 'mail_to' | 'to_name' | 'from'>
  /** The product, unless said otherwise. */
  from?: string
  /** Of a mail that may be prepared again, unless another request does meanwhile; any other is a new one. */
  seen?: DocumentSnapshot
}

/** Takes one of the mails that an address may be sent in an hour (SECURITY "Limits"). */
export async function reserveMail({ throttle }: Pick<Platform, 'throttle'>, email: string): Promise<void> {
  await throttle.reserve('mails', nameKey(email))
}

/** Prepares a mail of the calling admin, with the batch of the change it is about. */
export function prepareMail(
  batch: WriteBatch,
  { platform, caller }: Pick<AdminContext, 'platform' | 'caller'>,
  { template, to, fields, from = brand.product, seen }: NewMail,
): PreparedMail {
  const mail: MailDoc = {
    ...{ uid: to.uid, by: caller.uid, template },
    ...{ status: 'pending', reason: '', at: platform.clock.now() },
  }
  const id = seen?.id ?? randomId()
  if (seen) setIfUnmodified(batch, seen, mail)
  else batch.create(platform.db.doc(`mails/${id}`), mail)
  return {
    id,
    ...platform.mailAccount,
    template,
    fields: { ...fields, mail_to: to.email, to_name: to.user, from },
  }
}

/**
 * What an admin is answered of a mail, once its batch is committed: the mail itself, for the browser to send, or its state,
 * where the server sends it. One whose process dies meanwhile stays pending.
 */
export async function handOver(
  { db, clock, mailer, adminMails }: Platform,
  mail: PreparedMail,
): Promise<AdminMail> {
  if (adminMails === 'browser') return mail
  const { id, template, fields } = mail
  const result = await mailer.send({ template, fields: filledIn(fields) })
  const reason = result.sent ? '' : result.reason
  const fate = { status: result.sent ? 'sent' : 'failed', reason, at: clock.now() } satisfies Partial<MailDoc>
  await db.doc(`mails/${id}`).update(fate)
  return { id, sent: result.sent, reason }
}

/** The fields that a template is given. */
function filledIn(fields: MailFields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
