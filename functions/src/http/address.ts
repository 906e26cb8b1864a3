import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { fastlyRanges } from './fastly.ts'

/**
 * The addresses of a list of ranges.
 * @param list CIDR ranges of IPv4 and IPv6, and `fastly` for those of Hosting's CDN, separated by commas or white space
 * @throws Error naming a range that is none
 */
export function rangesOf(list: string): BlockList {
  const ranges = new BlockList()
  const named = list.split(/[\s,]+/).filter(Boolean)
  for (const range of named.flatMap((name) => (name === 'fastly' ? fastlyRanges : [name]))) {
    const [, network = '', prefix] = /^([\da-fA-F.:]+)\/(\d{1,3})$/.exec(range) ?? []
    const version = isIP(network)
    if (version === 0) throw new Error(`not a range of addresses: ${range}`)
    ranges.addSubnet(network, Number(prefix), version === 6 ? 'ipv6' : 'ipv4')
  }
  return ranges
}

function isIn(ranges: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && ranges.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** The /64 network of an IPv6 address: who has one address has all 2^64 of it. */
function network(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups =
    tail === undefined ? before : [...before, ...Array(8 - before.length - right.length).fill('0'), ...right]
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}

/**
 * The caller's address, by X-Forwarded-For: the last entry is that of the peer that reached the function. Only where that is
 * Hosting, the entry before it is believed, which Hosting wrote; everything further left, and at the function's own
 * address everything but the last, is the caller's own writing (SECURITY "Address"), which Express would believe.
 * @param hosting from where Hosting calls the functions; from configuration
 * @returns an IPv4 address, the network of an IPv6 one, or `unknown`
 */
export function callerAddress(headers: IncomingHttpHeaders, hosting: BlockList): string {
  const forwarded = headers['x-forwarded-for']
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  const [before = '', last = ''] = ['', ...entries].slice(-2).map((entry) => entry.trim())
  const entry = (isIn(hosting, last) ? before : last).replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(entry) === 0 ? 'unknown' : network(entry)
}
