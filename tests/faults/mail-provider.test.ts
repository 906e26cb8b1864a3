import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifySecret } from '../../functions/src/platform/secrets.ts'
import { db } from '../support/admin.ts'
import { type ApiProcess, startApi } from '../support/api-process.ts'
import { newAddress } from '../support/new-address.ts'
import { anAccount, PASSWORD } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

type Way = 'works' | 'fails' | 'never answers'

/** What the provider does with a mail to an address; works with any other. */
const ways = new Map<string, Way>()
/** The codes that it took, by address. */
const sent = new Map<string, string>()

/** Seconds in which a call is answered even by a busy machine: half of what Hosting waits for a function. */
const bound = 30

let provider: Server
let api: ApiProcess
/** The same with a provider that cannot be reached. */
let unreachable: ApiProcess

beforeAll(async () => {
  provider = createServer(takeMail).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  const [one, other] = await Promise.all([
    startApi({ EMAILJS_ORIGIN: `http://127.0.0.1:${port}` }),
    startApi({ EMAILJS_ORIGIN: 'http://127.0.0.1:9' }),
  ])
  api = one
  unreachable = other
})
afterAll(async () => {
  await Promise.all([api.stop(), unreachable.stop()])
  provider.closeAllConnections()
  provider.close()
})

async function takeMail(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { template_params } = JSON.parse(Buffer.concat(await request.toArray()).toString())
  const { mail_to, code } = template_params
  const way = ways.get(mail_to) ?? 'works'
  if (way === 'fails') response.writeHead(500).end('Our problem')
  if (way !== 'works') return
  sent.set(mail_to, code)
  response.end('OK')
}

/** A call with its answer and the seconds until it came. */
async function timed<A extends object>(call: Promise<A>): Promise<A & { seconds: number }> {
  const started = Date.now()
  const answered = await call
  return { ...answered, seconds: (Date.now() - started) / 1000 }
}

const ask = (process: ApiProcess, email: string, forwarded: string) =>
  process.call('forgot_mail', { email, purpose: 'password' }, { forwarded })

describe.concurrent('an OTP whose mail is not sent', () => {
  async function isReportedAndNotCounted(process: ApiProcess, way: Way) {
    const { email, uid } = await anAccount()
    ways.set(email, way)
    const here = newAddress()
    const failed = await timed(ask(process, email, here))
    expect([failed.status, failed.body.code, failed.body.title]).toEqual([
      503,
      'mail-not-sent',
      'OTP Sent Failed',
    ])
    expect(failed.seconds).toBeLessThan(bound)

    // Not within the minute between two mails, for none was sent.
    ways.delete(email)
    expect((await ask(api, email, here)).status).toBe(200)
    const otp = sent.get(email) ?? ''
    const stored = await db.doc(`otps/password.${uid}`).get()
    expect(await verifySecret(otp, stored.get('codeHash'))).toBe(true)
    expect((await ask(api, email, here)).status).toBe(429)

    const { status, body } = await api.call('get_varify', { email, otp, purpose: 'password' })
    expect([status, typeof body.grant]).toEqual([200, 'string'])
  }

  it.each([
    ['fails', 'fails', () => api],
    ['cannot be reached', 'works', () => unreachable],
    ['never answers', 'never answers', () => api],
  ] as const)(
    'by a provider that %s is reported as such in bounded time, is not counted, and comes with the next try',
    (_, way, process) => isReportedAndNotCounted(process(), way),
  )
})

describe.concurrent('a changed password', () => {
  it.each(['fails', 'never answers'] as const)(
    'whose notice is not sent, by a provider that %s, is changed, and answered in bounded time',
    async (way) => {
      const { email, user, uid } = await anAccount()
      const grant = await aPlatform().grants.issue({ uid, sessionVersion: 0 }, 'password')
      ways.set(email, way)
      const { status, seconds } = await timed(
        api.call('update_password', { email, password: 'Fresh#2026', grant }),
      )
      expect(status).toBe(200)
      expect(seconds).toBeLessThan(bound)
      const signIn = (pass: string) => api.call('signin', { user, pass }, { forwarded: newAddress() })
      expect((await signIn('Fresh#2026')).status).toBe(200)
      expect((await signIn(PASSWORD)).status).toBe(401)
    },
  )
})
