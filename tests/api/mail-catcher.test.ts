import { describe, expect, it } from 'vitest'
import { mailer } from '../../functions/src/platform/mail.ts'
import { send } from '../support/client.ts'
import { PORTAL } from '../support/emulators.ts'

const settings = { origin: PORTAL, serviceId: 'service_demo', publicKey: 'public', privateKey: 'private' }
const mails = mailer(settings, { now: () => Date.now() })

describe('the mail catcher', () => {
  it('catches what the server sends, and shows it in the inbox as text', async () => {
    const code = `<b>${crypto.randomUUID()}</b>`
    const result = await mails.send({ template: 'otp', fields: { mail_to: 'member@dlm.test', code } })
    expect(result).toMatchObject({ sent: true })

    const { body } = await send<{ mails: unknown[] }>('/api/inbox')
    expect(body.mails[0]).toMatchObject({ template: 'otp', fields: { mail_to: 'member@dlm.test', code } })
    const page = await send('/inbox')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.body).toContain(code.slice(3, -4))
    expect(page.body).not.toContain('<b>')
  })

  it.each([
    '{}',
    '[]',
    'nonsense',
    '{"service_id":"s","template_id":"t","user_id":"u","template_params":{"a":1}}',
  ])('refuses as the provider does: %s', async (body) => {
    const headers = { 'content-type': 'application/json' }
    const { status } = await send('/api/v1.0/email/send', { method: 'POST', headers, body })
    expect(status).toBe(400)
  })
})
