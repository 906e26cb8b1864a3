import { mailTexts } from '@dlm/contract/dashboard/mail.texts'
import type { AdminMail, PreparedMail } from '@dlm/contract/users/users.schema'
import { callAdmin } from '../auth/admin-session.ts'

export type MailFate = { sent: true } | { sent: false; reason: string }

/** Characters of a provider's reason that are stored. */
const longestReason = 200

/** EmailJS throws its answer, and the browser an error when nothing answers. */
function reasonOf(error: unknown): string {
  const { text, message } = error as { text?: string; message?: string }
  return text || message || mailTexts.notReachable
}

async function deliver({ origin, service, key, template, fields }: PreparedMail): Promise<MailFate> {
  try {
    const { init, send } = await import('@emailjs/browser')
    init({ publicKey: key }, origin)
    await send(service, template, fields)
    return { sent: true }
  } catch (error) {
    return { sent: false, reason: reasonOf(error) }
  }
}

/**
 * Sends a mail that the server prepared (DESIGN §5), and reports the result to the server; for one that the server sent,
 * returns its result. Never throws.
 */
export async function sendMail(mail: AdminMail): Promise<MailFate> {
  if ('sent' in mail) return mail.sent ? { sent: true } : { sent: false, reason: mail.reason }
  const fate = await deliver(mail)
  const reason = fate.sent ? '' : fate.reason.replace(/\s+/g, ' ').slice(0, longestReason)
  // A mail whose result cannot be reported stays pending.
  await callAdmin('mail_status', { id: mail.id, sent: fate.sent, reason }).catch(() => undefined)
  return fate
}
