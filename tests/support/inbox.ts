import { send } from './client.ts'

interface CaughtMail {
  template: string
  fields: Record<string, string>
}

/** The mails the catcher has for an address, newest first. */
export async function mailsTo(email: string): Promise<CaughtMail[]> {
  const { body } = await send<{ mails: CaughtMail[] }>('/api/inbox')
  return body.mails.filter(({ fields }) => fields.mail_to === email)
}

/** The latest OTP that was mailed to an address. */
export async function otpFor(email: string): Promise<string> {
  const [mail] = (await mailsTo(email)).filter(({ template }) => template === 'otp')
  if (!mail?.fields.code) throw new Error(`no OTP was mailed to ${email}`)
  return mail.fields.code
}
