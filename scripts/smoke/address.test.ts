import { expect, it } from 'vitest'
import { callerAddress, rangesOf } from '../../functions/src/http/address.ts'
import { addressChecks } from './address.ts'
import { aPortal } from './testing.ts'

const own = 'https://api.run.test'
const caller = '192.0.2.77'
const cdn = '151.101.1.1'

/** A portal that believes what a function with these ranges would, behind a CDN and at its own address. */
function deployed(ranges: string, articles: { id: string }[] = [{ id: 'n1' }]) {
  const votes = new Set<string>()
  return aPortal(({ url, headers, body }) => {
    if (url.endsWith('get_3_news')) return Response.json({ data: articles })
    const written = headers.get('x-forwarded-for')
    const proxies = url.startsWith(own) ? [caller] : [caller, cdn]
    const address = callerAddress({ 'x-forwarded-for': [written, ...proxies].join(', ') }, rangesOf(ranges))
    if (url.endsWith('like_news')) votes[JSON.parse(body).on ? 'add' : 'delete'](address)
    return Response.json({ vote: votes.has(address) ? 'like' : 'none' })
  })
}

const [check] = addressChecks(own)

it('finds nothing where Hosting is known, and takes its vote back', async () => {
  const portal = deployed('151.101.0.0/16')
  expect(await check?.faults(portal)).toEqual([])
  expect(portal.requests.at(-1)?.body).toBe('{"id":"n1","on":false}')
})

it.each([
  ['Hosting is not known', '198.18.0.0/15'],
  ['every address counts as Hosting', '0.0.0.0/0'],
])('finds that %s', async (_, ranges) => {
  const faults = await check?.faults(deployed(ranges))
  expect(faults?.length).toBeGreaterThan(0)
  expect(faults?.[0]).toContain('HOSTING_RANGES')
})

it('needs an article', async () => {
  expect(await check?.faults(deployed('151.101.0.0/16', []))).toEqual([
    'there is no article to look with: publish one, and look again',
  ])
})
