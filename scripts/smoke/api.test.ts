import { listCache } from '@dlm/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { sidClaim } from '../../functions/src/accounts/sessions.ts'
import { cacheControl } from '../../functions/src/http/cache.ts'
import { apiChecks, unsignedToken } from './api.ts'
import { type AskedRequest, aPortal, checkNamed } from './testing.ts'

const checks = apiChecks({ uid: 'member', sid: 'session-1' })
const faultsOf = (name: string, answer: (request: AskedRequest) => Response) =>
  checkNamed(checks, name).faults(aPortal(answer))

describe('the public read', () => {
  const read = (body: object, cached = cacheControl(listCache)) =>
    faultsOf('public read', () => Response.json(body, { headers: { 'cache-control': cached } }))

  it('is the envelope of a list, with the times the contract has', async () => {
    expect(await read({ status: 'success', data: [] })).toEqual([])
  })

  it('is refused as anything else', async () => {
    expect(await read({ status: 'error', code: 'internal' })).toEqual(['answered 200, "error"'])
    expect(await read({ status: 'success', data: [] }, 'no-store')).toEqual(['Cache-Control is no-store'])
  })
})

describe('the unsigned token', () => {
  it('would do but for its signature', () => {
    const now = Date.now()
    const [header, claims, signature] = unsignedToken(
      'portal',
      { uid: 'member', sid: 'session-1' },
      now,
    ).split('.')
    const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(decode(header).alg).toBe('none')
    expect(decode(claims)).toMatchObject({ aud: 'portal', sub: 'member' })
    expect(decode(claims)[sidClaim]).toBe('session-1')
    expect(signature).toBe('')
  })

  const opened = (status: number, code: string) =>
    faultsOf('an unsigned token', ({ url }) =>
      url.endsWith('init.json')
        ? Response.json({ projectId: 'portal' })
        : Response.json({ code }, { status }),
    )

  it('must be refused, as a session that has ended', async () => {
    expect(await opened(401, 'session-ended')).toEqual([])
    expect(await opened(200, 'none')).toEqual(['answered 200, none'])
    expect(await opened(401, 'sign-in-required')).toEqual(['answered 401, sign-in-required'])
  })
})

describe('the forged address', () => {
  it('is sent three times, and changes nothing', async () => {
    const portal = aPortal(() => Response.json({ status: 'success', data: [] }))
    expect(await checkNamed(checks, 'X-Forwarded-For').faults(portal)).toEqual([])
    const sent = portal.requests.map(({ headers }) => headers.get('x-forwarded-for'))
    expect(sent.map((entries) => entries !== null)).toEqual([false, true, true, true])
  })

  it('is reported where it changes the answer', async () => {
    const faults = await faultsOf('X-Forwarded-For', ({ headers }) =>
      headers.has('x-forwarded-for')
        ? Response.json({ status: 'error' }, { status: 500 })
        : Response.json({ status: 'success' }),
    )
    expect(faults).toHaveLength(3)
    expect(faults[0]).toBe('answered 500 to 203.0.113.7, 200 without one')
  })
})
