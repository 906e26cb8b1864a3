import { describe, expect, it } from 'vitest'
import { callerAddress, rangesOf } from './address.ts'

const hosting = rangesOf('151.101.0.0/16, 2a04:4e40::/32')
const from = (forwarded?: string | string[]) =>
  callerAddress({ ...(forwarded !== undefined && { 'x-forwarded-for': forwarded as string }) }, hosting)

describe('the address that is believed', () => {
  it.each<[string | undefined, string, string]>([
    ['203.0.113.7, 151.101.1.1', '203.0.113.7', 'what Hosting wrote before its own'],
    ['6.6.6.6, 203.0.113.7, 151.101.1.1', '203.0.113.7', 'nothing that the caller sent to Hosting'],
    ['203.0.113.7', '203.0.113.7', 'who calls the function at its own address'],
    ['6.6.6.6, 203.0.113.7', '203.0.113.7', 'nothing that this caller wrote'],
    ['6.6.6.6, 151.101.1.1, 203.0.113.7', '203.0.113.7', 'nor that it came from Hosting'],
    ['203.0.113.7, 2a04:4e40:8::1', '203.0.113.7', 'Hosting by IPv6 too'],
    ['151.101.1.1', 'unknown', 'Hosting, which names no caller'],
    [`203.0.113.7, ${'9'.repeat(65)}`, 'unknown', 'no address at all'],
    ['203.0.113.7, ', 'unknown', 'nothing'],
    [undefined, 'unknown', 'no header'],
  ])('of %j is %s: %s', (forwarded, address, _why) => {
    expect(from(forwarded)).toBe(address)
  })

  it('is the network of an IPv6 address, however it is written', () => {
    const written = ['2001:db8:0:7::1', '2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd', '2001:db8:0:7:1:2:3:4']
    expect(new Set(written.map(from))).toEqual(new Set(['2001:db8:0:7::/64']))
    expect(from('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(from('::1')).toBe('0:0:0:0::/64')
  })
})

describe('the ranges', () => {
  it.each(['fastly', '203.0.113.0/24, fastly'])('hold all of the CDN of Hosting: %s', (list) => {
    const ranges = rangesOf(list)
    for (const [address, version] of [
      ['151.101.1.1', 'ipv4'],
      ['146.75.127.255', 'ipv4'],
      ['2a04:4e42::1', 'ipv6'],
    ] as const)
      expect([address, ranges.check(address, version)]).toEqual([address, true])
    expect(ranges.check('146.75.128.0')).toBe(false)
    expect(ranges.check('203.0.113.7')).toBe(list !== 'fastly')
  })

  it('are refused where one is none', () => {
    for (const wrong of ['151.101.0.0', 'hosting/16', '151.101.0.0/99'])
      expect(() => rangesOf(wrong)).toThrow(/range|prefix/i)
  })
})
