import { describe, expect, it } from 'vitest'
import { headerChecks, headerFaults, headersOfEveryAnswer } from './headers.ts'
import { type AskedRequest, aPortal, checkNamed } from './testing.ts'

const required = headersOfEveryAnswer()
const allHeaders = () => new Headers(required.map(({ key, value }): [string, string] => [key, value]))
const page = '<script type="module" src="/assets/index-a_B-1.js"></script>'

/** What a portal that is as it should be answers. */
function well({ url }: AskedRequest): Response {
  const missing = /not-there|no_such/.test(url)
  return new Response(page, { status: missing ? 404 : 200, headers: allHeaders() })
}

const faultsOf = async (answer: (request: AskedRequest) => Response) => {
  const portal = aPortal(answer)
  const faults = await Promise.all(headerChecks.map((check) => check.faults(portal)))
  return { faults, paths: portal.requests.map(({ url }) => url.replace(portal.origin, '')) }
}

describe('headerFaults', () => {
  it('wants each header as firebase.json has it, without the emulators', () => {
    expect(required.map(({ key }) => key)).toContain('Content-Security-Policy')
    expect(headerFaults(allHeaders(), required)).toEqual([])
    expect(headerFaults(new Headers(), required)).toHaveLength(required.length)
  })

  it.each([
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Content-Security-Policy', "default-src *; script-src 'self'"],
    ['Strict-Transport-Security', 'max-age=300'],
  ])('refuses another %s', (key, value) => {
    const headers = allHeaders()
    headers.set(key, value)
    expect(headerFaults(headers, required)).toEqual([`${key} is ${value}`])
  })

  it('takes the strict transport that Hosting sets itself', () => {
    const headers = allHeaders()
    headers.set('Strict-Transport-Security', 'max-age=31556926')
    expect(headerFaults(headers, required)).toEqual([])
  })
})

describe('the checks', () => {
  it('check pages, an asset of the page, a missing address, and the API', async () => {
    const { faults, paths } = await faultsOf(well)
    expect(faults.flat()).toEqual([])
    expect(new Set(paths)).toEqual(
      new Set([
        ...['/', '/services', '/assets/index-a_B-1.js', '/assets/not-there.js'],
        ...['/api/get_news', '/api/no_such_call'],
      ]),
    )
  })

  it('find a status that is another: what is not there must not be answered by the page', async () => {
    const { faults } = await faultsOf(() => new Response(page, { headers: allHeaders() }))
    expect(faults.flat()).toEqual(['answered 200, not 404', 'answered 200, not 404'])
  })

  it('find a header that is missing at one place only', async () => {
    const portal = aPortal((request) => (request.url.includes('/api/') ? new Response('{}') : well(request)))
    expect(await checkNamed(headerChecks, 'of the API').faults(portal)).toHaveLength(required.length)
    expect(await checkNamed(headerChecks, 'of a page').faults(portal)).toEqual([])
  })

  it('need a page that loads a script', async () => {
    const portal = aPortal(() => new Response('<p>Site Not Found</p>'))
    await expect(checkNamed(headerChecks, 'of an asset').faults(portal)).rejects.toThrow('names no script')
  })
})
