import { describe, expect, it } from 'vitest'
import { headerChecks, headerFaults, headersOfEveryAnswer } from './headers.ts'
import { type Asked, aPortal, named } from './testing.ts'

const wanted = headersOfEveryAnswer()
const given = () => new Headers(wanted.map(({ key, value }): [string, string] => [key, value]))
const page = '<script type="module" src="/assets/index-a_B-1.js"></script>'

/** What a portal that is as it should be answers. */
function well({ url }: Asked): Response {
  const missing = /not-there|no_such/.test(url)
  return new Response(page, { status: missing ? 404 : 200, headers: given() })
}

const faultsOf = async (answer: (asked: Asked) => Response) => {
  const portal = aPortal(answer)
  const found = await Promise.all(headerChecks.map(({ faults }) => faults(portal)))
  return { found, paths: portal.asked.map(({ url }) => url.replace(portal.origin, '')) }
}

describe('headerFaults', () => {
  it('wants each header as firebase.json has it, without the emulators', () => {
    expect(wanted.map(({ key }) => key)).toContain('Content-Security-Policy')
    expect(headerFaults(given(), wanted)).toEqual([])
    expect(headerFaults(new Headers(), wanted)).toHaveLength(wanted.length)
  })

  it.each([
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Content-Security-Policy', "default-src *; script-src 'self'"],
    ['Strict-Transport-Security', 'max-age=300'],
  ])('refuses another %s', (key, value) => {
    const headers = given()
    headers.set(key, value)
    expect(headerFaults(headers, wanted)).toEqual([`${key} is ${value}`])
  })

  it('takes the strict transport that Hosting sets itself', () => {
    const headers = given()
    headers.set('Strict-Transport-Security', 'max-age=31556926')
    expect(headerFaults(headers, wanted)).toEqual([])
  })
})

describe('the checks', () => {
  it('look at pages, an asset that the page loads, what is not there, and the API', async () => {
    const { found, paths } = await faultsOf(well)
    expect(found.flat()).toEqual([])
    expect(new Set(paths)).toEqual(
      new Set([
        ...['/', '/services', '/assets/index-a_B-1.js', '/assets/not-there.js'],
        ...['/api/get_news', '/api/no_such_call'],
      ]),
    )
  })

  it('find a status that is another: what is not there must not be answered by the page', async () => {
    const { found } = await faultsOf(() => new Response(page, { headers: given() }))
    expect(found.flat()).toEqual(['answered 200, not 404', 'answered 200, not 404'])
  })

  it('find a header that is missing at one place only', async () => {
    const portal = aPortal((asked) => (asked.url.includes('/api/') ? new Response('{}') : well(asked)))
    expect(await named(headerChecks, 'of the API').faults(portal)).toHaveLength(wanted.length)
    expect(await named(headerChecks, 'of a page').faults(portal)).toEqual([])
  })

  it('need a page that loads a script', async () => {
    const portal = aPortal(() => new Response('<p>Site Not Found</p>'))
    await expect(named(headerChecks, 'of an asset').faults(portal)).rejects.toThrow('names no script')
  })
})
