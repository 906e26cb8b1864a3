import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { mailAccount, mailer } from './mail.ts'

const clock = { now: () => 42 }
let close: (() => void) | undefined
afterEach(() => close?.())

/** A mail provider that records what it is sent and answers with the given status. */
async function provider(status: number) {
  const received: unknown[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      received.push({ url: request.url, body: JSON.parse(text) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const { port } = server.address() as AddressInfo
  const settings = {
    origin: `http://127.0.0.1:${port}`,
    serviceId: 's',
    publicKey: 'pub',
    privateKey: 'priv',
  }
  return { received, settings }
}

it('makes EmailJS’s REST call', async () => {
  const { received, settings } = await provider(200)
  const result = await mailer(settings, clock).send({
    template: 'otp',
    fields: { mail_to: 'a@dlm.test', code: '123456' },
  })
  expect(result).toEqual({ sent: true, at: 42 })
  expect(received).toEqual([
    {
      url: '/api/v1.0/email/send',
      body: {
        service_id: 's',
        template_id: 'otp',
        user_id: 'pub',
        accessToken: 'priv',
        template_params: { mail_to: 'a@dlm.test', code: '123456' },
      },
    },
  ])
})

it('says so when the provider refuses', async () => {
  const { settings } = await provider(400)
  const result = await mailer(settings, clock).send({ template: 'otp', fields: {} })
  expect(result).toEqual({ sent: false, reason: 'the e-mail provider answered 400' })
})

it('says so when the provider is away', async () => {
  const { settings } = await provider(200)
  close?.()
  const result = await mailer(settings, clock).send({ template: 'otp', fields: {} })
  expect(result).toEqual({ sent: false, reason: 'the e-mail provider can’t be reached' })
})

it('sends a browser nothing but what is public, and no origin where that is the portal itself', () => {
  const settings = { origin: 'https://mails.test', serviceId: 's', publicKey: 'pub', privateKey: 'priv' }
  expect(mailAccount(settings, 'https://portal.test')).toEqual({
    origin: 'https://mails.test',
    service: 's',
    key: 'pub',
  })
  expect(mailAccount(settings, 'https://mails.test').origin).toBe('')
})
