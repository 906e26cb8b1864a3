import type { Clock } from './clock.ts'

/** EmailJS's REST API (or the local catcher, which speaks it). */
export interface MailSettings {
  origin: string
  serviceId: string
  publicKey: string
  privateKey: string
}

/** What of it a browser has to know that sends a mail itself: all of it is public. */
export interface MailAccount {
  /** Empty where it is the portal's own, as the emulator's catcher is: by whatever name a browser calls the portal. */
  origin: string
  service: string
  key: string
}

/** Who sends the mails of admins: keys, warnings, promotions. */
export type AdminMailSender = 'server' | 'browser'

export function mailAccount(
  { origin, serviceId, publicKey }: Omit<MailSettings, 'privateKey'>,
  portalOrigin: string,
): MailAccount {
  return { origin: origin === portalOrigin ? '' : origin, service: serviceId, key: publicKey }
}

export interface Mail {
  /** EmailJS template id. */
  template: string
  /** Template fields as SPEC §7 names them: mail_to, code, id, date_granted … */
  fields: Record<string, string>
}

export type MailResult = { sent: true; at: number } | { sent: false; reason: string }

export interface Mailer {
  /** Sends one mail. Never throws: a provider that fails or hangs is an answer the caller has to show. */
  send(mail: Mail): Promise<MailResult>
}

/** Milliseconds until a provider that does not answer counts as failed. */
const timeoutMs = 8_000

export function mailer(settings: MailSettings, clock: Clock): Mailer {
  return {
    async send({ template, fields }) {
      try {
        const response = await fetch(`${settings.origin}/api/v1.0/email/send`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            service_id: settings.serviceId,
            template_id: template,
            user_id: settings.publicKey,
            accessToken: settings.privateKey,
            template_params: fields,
          }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (response.ok) return { sent: true, at: clock.now() }
        return { sent: false, reason: `the e-mail provider answered ${response.status}` }
      } catch (error) {
        const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
        return {
          sent: false,
          reason: timedOut ? 'the e-mail provider didn’t answer' : 'the e-mail provider can’t be reached',
        }
      }
    },
  }
}
