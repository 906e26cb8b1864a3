import { expect, it } from 'vitest'
import { disabledSignUpChecks } from './disabled-sign-up.ts'
import { type AskedRequest, aPortal } from './testing.ts'

const settings = () => Response.json({ apiKey: 'web-key', projectId: 'portal' })
const refusal = (message: string) => Response.json({ error: { code: 400, message } }, { status: 400 })
const [byPassword, anonymously] = disabledSignUpChecks

/** What both checks find at a portal whose Firebase Auth answers so. */
async function runChecks(auth: (request: AskedRequest) => Response, init = settings) {
  const portal = aPortal((request) => (request.url.endsWith('/init.json') ? init() : auth(request)))
  const faults = [await byPassword?.faults(portal), await anonymously?.faults(portal)]
  return { faults, requests: portal.requests.filter(({ url }) => url.includes('identitytoolkit')) }
}

it('a disabled provider passes, with the web key and the portal’s page as referer', async () => {
  const { faults, requests } = await runChecks(() =>
    refusal('OPERATION_NOT_ALLOWED : The provider is disabled.'),
  )
  expect(faults).toEqual([[], []])
  expect(requests.map(({ url }) => url.replace(/.*v1\//, ''))).toEqual([
    'accounts:signUp?key=web-key',
    'accounts:signUp?key=web-key',
  ])
  expect(requests.map(({ headers }) => headers.get('referer'))).toEqual(Array(2).fill('https://portal.test/'))
  expect(requests.map(({ body }) => 'email' in JSON.parse(body))).toEqual([true, false])
})

it('the anonymous provider may answer that only admins make accounts', async () => {
  expect((await runChecks(() => refusal('ADMIN_ONLY_OPERATION'))).faults).toEqual([[], []])
})

it.each(['CONFIGURATION_NOT_FOUND', 'API key not valid. Please pass a valid API key.'])(
  'a refusal for another reason proves nothing: %s',
  async (reason) => {
    const { faults } = await runChecks(() => refusal(reason))
    expect(faults).toEqual(Array(2).fill([`refused for another reason: ${reason}`]))
  },
)

it('an open sign-up is reported, and the account that it made is deleted', async () => {
  const { faults, requests } = await runChecks(() => Response.json({ idToken: 'token-of-account' }))
  expect(faults.flat()).toEqual(Array(2).fill('it made an account (deleted again): switch the provider off'))
  const deletions = requests.filter(({ url }) => url.includes('accounts:delete'))
  expect(deletions.map(({ body }) => JSON.parse(body))).toEqual([
    { idToken: 'token-of-account' },
    { idToken: 'token-of-account' },
  ])
})

it('without a linked web app there is no key to try', async () => {
  const { faults, requests } = await runChecks(
    () => refusal('not reached'),
    () => Response.json({ projectId: 'portal' }),
  )
  expect(faults.flat()).toEqual(Array(2).fill('/__/firebase/init.json has no apiKey: is the web app linked?'))
  expect(requests).toEqual([])
})
